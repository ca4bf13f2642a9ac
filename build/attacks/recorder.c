/*
 * Preloaded into a program, writes down what the program does to the files of one folder, in order: what a disk would
 * hear of it. Compiled and read by power.ts.
 *
 *   cc -shared -fPIC -O1 -o recorder.so recorder.c
 *   RECORD_FOLDER=/data RECORD_TO=/log LD_PRELOAD=./recorder.so program
 *
 * An entry is a kind, the lengths of two paths and of the bytes, the file's number and a place in it, then all of these.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { OPEN = 1, WRITE, TRUNCATE, SYNC, RENAME, UNLINK };

struct entry {
  uint32_t kind, path, to, bytes;
  uint64_t number, place;
};

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static int recording = -1;
static const char *folder;

__attribute__((constructor)) static void begin(void) {
  const char *log = getenv("RECORD_TO");
  folder = getenv("RECORD_FOLDER");
  if (log && folder) recording = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int is_ours(const char *path) {
  size_t length = folder ? strlen(folder) : 0;
  return recording >= 0 && path && strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static void put(const void *bytes, size_t length) {
  while (length > 0) {
    long written = syscall(SYS_write, recording, bytes, length);
    if (written <= 0) _exit(70);
    bytes = (const char *)bytes + written;
    length -= written;
  }
}

static void record(int kind, const char *path, const char *to, const void *bytes, size_t length, uint64_t number, uint64_t place) {
  struct entry entry = {kind, strlen(path), to ? strlen(to) : 0, length, number, place};
  pthread_mutex_lock(&one_at_a_time);
  put(&entry, sizeof entry);
  put(path, entry.path);
  if (to) put(to, entry.to);
  put(bytes, length);
  pthread_mutex_unlock(&one_at_a_time);
}

/* Of what is open: its path, if it is one of ours, and its number. */
static int find(int file, char *path, uint64_t *number) {
  char link[64];
  struct stat found;
  if (recording < 0 || file == recording) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return 0;
  path[length] = 0;
  if (!is_ours(path) || fstat(file, &found) != 0) return 0;
  *number = found.st_ino;
  return 1;
}

static void record_file(int kind, int file, const void *bytes, size_t length, uint64_t place) {
  char path[PATH_MAX];
  uint64_t number;
  if (find(file, path, &number)) record(kind, path, NULL, bytes, length, number, place);
}

#define REAL(result, name, ...)                                   \
  static result (*real)(__VA_ARGS__);                             \
  if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static int opened(int file, int flags) {
  if (file >= 0 && (flags & O_CREAT)) record_file(OPEN, file, NULL, 0, 0);
  if (file >= 0 && (flags & O_TRUNC)) record_file(TRUNCATE, file, NULL, 0, 0);
  return file;
}

#define OPENS(name)                                \
  int name(const char *path, int flags, ...) {     \
    REAL(int, #name, const char *, int, ...);      \
    va_list rest;                                  \
    va_start(rest, flags);                         \
    int mode = va_arg(rest, int);                  \
    va_end(rest);                                  \
    return opened(real(path, flags, mode), flags); \
  }
OPENS(open)
OPENS(open64)

#define OPENS_AT(name)                                     \
  int name(int at, const char *path, int flags, ...) {     \
    REAL(int, #name, int, const char *, int, ...);         \
    va_list rest;                                          \
    va_start(rest, flags);                                 \
    int mode = va_arg(rest, int);                          \
    va_end(rest);                                          \
    return opened(real(at, path, flags, mode), flags);     \
  }
OPENS_AT(openat)
OPENS_AT(openat64)

ssize_t write(int file, const void *bytes, size_t length) {
  REAL(ssize_t, "write", int, const void *, size_t);
  ssize_t written = real(file, bytes, length);
  if (written > 0) record_file(WRITE, file, bytes, written, lseek(file, 0, SEEK_CUR) - written);
  return written;
}

#define WRITES_AT(name, offset)                                          \
  ssize_t name(int file, const void *bytes, size_t length, offset place) { \
    REAL(ssize_t, #name, int, const void *, size_t, offset);             \
    ssize_t written = real(file, bytes, length, place);                  \
    if (written > 0) record_file(WRITE, file, bytes, written, place);    \
    return written;                                                      \
  }
WRITES_AT(pwrite, off_t)
WRITES_AT(pwrite64, off64_t)

#define TRUNCATES(name, offset)                                        \
  int name(int file, offset length) {                                  \
    REAL(int, #name, int, offset);                                     \
    int failed = real(file, length);                                   \
    if (!failed) record_file(TRUNCATE, file, NULL, 0, length);         \
    return failed;                                                     \
  }
TRUNCATES(ftruncate, off_t)
TRUNCATES(ftruncate64, off64_t)

#define SYNCS(name)                                        \
  int name(int file) {                                     \
    REAL(int, #name, int);                                 \
    int failed = real(file);                               \
    if (!failed) record_file(SYNC, file, NULL, 0, 0);      \
    return failed;                                         \
  }
SYNCS(fsync)
SYNCS(fdatasync)

int rename(const char *from, const char *to) {
  REAL(int, "rename", const char *, const char *);
  int failed = real(from, to);
  if (!failed && is_ours(from)) record(RENAME, from, to, NULL, 0, 0, 0);
  return failed;
}

#define UNLINKS(name)                                                    \
  int name(const char *path) {                                           \
    REAL(int, #name, const char *);                                      \
    int failed = real(path);                                             \
    if (!failed && is_ours(path)) record(UNLINK, path, NULL, NULL, 0, 0, 0); \
    return failed;                                                       \
  }
UNLINKS(unlink)
UNLINKS(remove)

/* What no part of the program is known to use on these files: better to stop than to miss it. */
ssize_t writev(int file, const struct iovec *parts, int count) {
  REAL(ssize_t, "writev", int, const struct iovec *, int);
  char path[PATH_MAX];
  uint64_t number;
  if (find(file, path, &number)) _exit(71);
  return real(file, parts, count);
}

int unlinkat(int at, const char *path, int flags) {
  REAL(int, "unlinkat", int, const char *, int);
  if (is_ours(path)) _exit(71);
  return real(at, path, flags);
}

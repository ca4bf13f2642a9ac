export interface Progress {
  say(how: string): void
  end(): void
}
export function progress(what: string, out?: { isTTY?: boolean; write(text: string): unknown }): Progress

/** Fills the screen with the window, or gives it back. Where that isn't allowed, nothing happens. */
export function toggleFullScreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  change.catch(() => undefined)
}

/** How fast things move now, by setting and by the system's wish: 1 is normal, 0 is not at all. */
export function pace(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--pace')) || 0
}

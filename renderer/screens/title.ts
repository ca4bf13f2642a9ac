/** A new screen says its name to those who can't see it change. Tables see to that themselves. */
export function sayTitle(): void {
  document.querySelector<HTMLElement>('.room main h1')?.focus()
}

/** A star with long and short rays, as the sixties liked them. */
export function starburst(x: number, y: number, long: number, rays = 8): string {
  const points = Array.from({ length: rays * 2 }, (_, index) => {
    const radius = index % 2 === 1 ? long * 0.1 : index % 4 === 0 ? long : long * 0.6
    const angle = (index / (rays * 2)) * 2 * Math.PI
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

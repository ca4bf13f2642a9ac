/** A cogwheel's outline: teeth between two radii, around a centre. */
export function cogwheel(x: number, y: number, inner: number, outer: number, teeth: number): string {
  const points: string[] = []
  for (let tooth = 0; tooth < teeth; tooth++) {
    for (const [part, radius] of [
      [-0.34, inner],
      [-0.2, outer],
      [0.2, outer],
      [0.34, inner],
    ] as const) {
      const angle = ((tooth + part) / teeth) * 2 * Math.PI
      points.push(`${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`)
    }
  }
  return `M${points.join('L')}Z`
}

/** A row of waves from left to right. */
export function waves(y: number, length: number, height: number, width = 300, bottom = 400): string {
  let path = `M${-length} ${y}`
  for (let x = -length; x < width + length; x += length) {
    path += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`
  }
  return `${path}V${bottom}H${-length}Z`
}

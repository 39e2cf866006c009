/** An ellipse in units of its drawing, `transform` turning it about its centre: `rotate(-24 10.5 30)`. */
type Ellipse = { cx: number; cy: number; rx: number; ry: number; transform: string }

/** An ellipse as the data of a path, so that several make one shape. */
export function ellipsePath({ cx, cy, rx, ry, transform }: Ellipse): string {
  const degrees = Number(/^rotate\((-?[\d.]+)/.exec(transform)?.[1] ?? 0)
  const turn = (degrees * Math.PI) / 180
  const end = (side: 1 | -1) =>
    `${Number((cx + side * rx * Math.cos(turn)).toFixed(2))} ${Number((cy + side * rx * Math.sin(turn)).toFixed(2))}`
  const half = `A${rx} ${ry} ${degrees} 1 0`
  return `M${end(-1)}${half} ${end(1)}${half} ${end(-1)}Z`
}

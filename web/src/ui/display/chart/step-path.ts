export type StepPoint = { /** 0 to 1, along the line */ x: number; value: number }

const two = (value: number) => Math.round(value * 100) / 100

/** The path of a line that rises in steps from 0, in a box of 100 by 100 whose foot is 0; it ends at `until` (0 to 1). */
export function stepPath(points: readonly StepPoint[], top: number, until: number): string {
  const height = (value: number) => two(100 - Math.min(100, (value / top) * 100))
  const rises = points.filter(({ x }) => x <= until).map(({ x, value }) => `H${two(x * 100)}V${height(value)}`)
  return `M0 100${rises.join('')}H${two(until * 100)}`
}

/** The value that a line of steps has at `x`: that of the last step up to there, 0 before the first. */
export function valueAt(points: readonly StepPoint[], x: number): number {
  return points.findLast((point) => point.x <= x)?.value ?? 0
}

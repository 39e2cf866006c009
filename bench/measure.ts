/** One figure; more than its budget is a failure, and so is less than `atLeast`. */
export type Measure = { name: string; value: number; unit: string; budget?: number; atLeast?: number }

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(values: number[]): number {
  return percentile(values, 0.5)
}

/** A figure as a line of text, with its verdict. */
export function lineOf({ name, value, unit, budget, atLeast }: Measure): { text: string; isMissed: boolean } {
  const isOver = budget !== undefined && !(value <= budget)
  const isUnder = atLeast !== undefined && !(value >= atLeast)
  const verdict =
    budget !== undefined
      ? `${isOver ? 'OVER' : 'within'} ${budget}`
      : atLeast !== undefined
        ? `${isUnder ? 'UNDER' : 'at least'} ${atLeast}`
        : ''
  const rounded = String(Math.round(value * 100) / 100)
  return {
    text: `${name.padEnd(48)} ${rounded.padStart(10)} ${unit.padEnd(12)} ${verdict}`,
    isMissed: isOver || isUnder,
  }
}

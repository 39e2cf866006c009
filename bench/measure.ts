/** One figure; with a budget, more than it is a failure. */
export type Measure = { name: string; value: number; unit: string; budget?: number }

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(values: number[]): number {
  return percentile(values, 0.5)
}

/** One figure; more than its budget is a failure, and so is less than `atLeast`. */
export type Measure = { name: string; value: number; unit: string; budget?: number; atLeast?: number }

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(values: number[]): number {
  return percentile(values, 0.5)
}

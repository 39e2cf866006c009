export type Scale = { top: number; ticks: number[] }

const steps = [1, 2, 2.5, 5, 10]

/**
 * A scale from 0 to a round number not below `max`, in `parts` equal steps at most; ticks rise from 0 to the top.
 * `unit` is the smallest step that reads well (100 for cents shown as whole euros).
 */
export function scaleTo(max: number, { parts = 4, unit = 1 }: { parts?: number; unit?: number } = {}): Scale {
  const wanted = Math.max(max, unit) / unit / parts
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)))
  const step = unit * Math.ceil((steps.find((one) => one * power >= wanted) ?? 10) * power)
  const count = Math.max(1, Math.ceil(max / step))
  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, index) => step * index) }
}

/** Share of the scale that a value takes, in per cent with one decimal; a value above zero stays visible. */
export function computeShare(value: number, { top }: Scale): number {
  if (value <= 0 || top <= 0) return 0
  return Math.min(100, Math.max(0.8, Math.round((value / top) * 1000) / 10))
}

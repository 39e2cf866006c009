import type { ReplayedFormula } from '@coussinet/contract/formula-replay.ts'

export type Verdict = {
  /** the formula of today beside the best of the others, both net of contributions */
  standing: 'best' | 'equal' | 'beaten'
  /** the best of the others; several where they come to the same */
  others: readonly string[]
  /** cents between them, net of contributions; 0 where they come to the same */
  by_cents: number
  /** no formula would have refunded anything: contributions alone make the difference */
  isUnused: boolean
}

/** Verdict on the replay of one animal; null where there is no other formula to compare with. */
export function computeVerdict(current: string, formulas: readonly ReplayedFormula[]): Verdict | null {
  const own = formulas.find(({ formula }) => formula === current)
  const others = formulas.filter(({ formula }) => formula !== current)
  if (!own || others.length === 0) return null
  const best = Math.max(...others.map(({ difference_cents }) => difference_cents))
  const by = best - own.difference_cents
  return {
    standing: by > 0 ? 'beaten' : by < 0 ? 'best' : 'equal',
    others: others.filter(({ difference_cents }) => difference_cents === best).map(({ formula }) => formula),
    by_cents: Math.abs(by),
    isUnused: formulas.every(({ refunded_cents }) => refunded_cents === 0),
  }
}

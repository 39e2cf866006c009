import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { guaranteedCents } from '@coussinet/contract/domain/sponsorship.ts'

/** A prize in cents, and its weight among all. */
export type Prize = readonly [amount_cents: number, weight: number]

/** The fixed gain of a validated godchild where there is no draw (spec §5). */
export const guaranteed: readonly Prize[] = [[guaranteedCents, 1]]

/** The weights together: a draw chooses a whole number below this. */
export const sumWeights = (prizes: readonly Prize[]): number => sumBy(prizes, ([, weight]) => weight)

/** The prize that a number from 0 to below the total chooses: each has as many numbers as it weighs. */
export function drawFrom(prizes: readonly Prize[], chosen: number): number {
  let passed = 0
  for (const [amount_cents, weight] of prizes) {
    passed += weight
    if (chosen >= 0 && chosen < passed) return amount_cents
  }
  throw new RangeError(`No prize stands for ${chosen} among ${passed}.`)
}

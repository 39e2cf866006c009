import { guaranteedCents } from '../../domain/sponsorship-stages.ts'
import { brand } from '../chosen.ts'

const prizes = brand.sponsorship.offers.flatMap(({ rules }) =>
  rules.flatMap((rule) => rule.prizes.map(([amount]) => amount)),
)

/** The most that a godchild may bring by the brand's offers, in whole euros. */
export const highestGain: number = Math.floor(Math.max(guaranteedCents, ...prizes) / 100)

import { guaranteedCents } from '../../sponsorship.ts'
import { brand } from '../chosen.ts'

const rules = brand.sponsorship.offers.flatMap((offer) => offer.rules)
const standing = rules.findLast(({ prizes }) => prizes.every(([amount]) => amount === guaranteedCents))

/** Terms while no offer runs: the brand's latest terms of the guaranteed gain alone; none where each of its offers draws more. */
export const standingTerms = standing?.terms ?? { fr: [], it: [] }

import { label } from '@coussinet/texts/messages.ts'
import { guaranteedCents } from '../../domain/sponsorship-stages.ts'
import { brand } from '../chosen.ts'

const rules = brand.sponsorship.offers.flatMap((offer) => offer.rules)
const latest = rules.findLast(({ prizes }) => prizes.every(([amount]) => amount === guaranteedCents))

/** Terms while no offer runs: the brand's latest terms of the guaranteed gain alone; none where each of its offers draws more. */
export const termsWithoutOffer = label<readonly string[]>(latest?.terms ?? { fr: [], it: [] })

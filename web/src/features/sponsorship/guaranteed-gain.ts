import { guaranteedCents } from '@coussinet/contract/domain/sponsorship.ts'
import { type SponsorshipOffer } from '@coussinet/contract/sponsorship.ts'

type Gains = Pick<SponsorshipOffer, 'amount_cents' | 'min_amount_cents'>

/** Tells whether each gain is the same, so that nothing is drawn by lot. */
export const isFixed = ({ amount_cents, min_amount_cents }: Gains): boolean => amount_cents === min_amount_cents

/** Gain of a godchild while no offer runs. */
export const guaranteedGain: Gains = { amount_cents: guaranteedCents, min_amount_cents: guaranteedCents }

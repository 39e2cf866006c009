import type { Offer } from '@coussinet/contract/brand/sponsorship-offers.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { Godchild } from '@coussinet/contract/sponsorship.ts'
import { bankDayUntil } from '#platform/time/bank-days.ts'
import { addWorkingDays } from '#platform/time/working-days.ts'
import { isByLot } from '../offers.ts'
import type { GodchildRow } from './godchildren.store.ts'

// spec §4: 14 days to withdraw; two working days to review (Italy's 48 hours are the same ones); domain rules §5.8: paid within 30 days
const withdrawalDays = 14
const reviewDays = 2
const paymentDays = 30

/** The day from which a godchild can be validated: the end of the withdrawal period. */
export const validatesOn = (effective_date: Day): Day => addDays(effective_date, withdrawalDays)

/** The day by which a gain is paid: the last bank day of its 30 days. */
export const paysBy = (drawn_at: Date): Day => bankDayUntil(addDays(toLocalDay(drawn_at), paymentDays))

export function godchildShown(row: GodchildRow, country: Country, offers: readonly Offer[]): Godchild {
  const {
    sponsorship_request_id: id,
    status,
    firstname,
    created_at,
    offer_id,
    effective_date,
    amount_cents,
    drawn_at,
    paid_on,
    refused_at,
  } = row
  const validates_on = effective_date === null ? null : validatesOn(effective_date)
  const awaitsReview = validates_on !== null && status !== 'validated' && refused_at === null
  return {
    id,
    firstname,
    status,
    created_at: created_at.toISOString(),
    effective_date,
    validates_on,
    reviewed_by: awaitsReview ? addWorkingDays(validates_on, reviewDays, country) : null,
    by_lot: isByLot(offers, offer_id, country),
    amount_cents,
    drawn_at: drawn_at?.toISOString() ?? null,
    pays_by: drawn_at ? paysBy(drawn_at) : null,
    paid_on,
    refused_on: refused_at ? toLocalDay(refused_at) : null,
  }
}

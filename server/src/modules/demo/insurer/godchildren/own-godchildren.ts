import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, today } from '@coussinet/contract/domain/days.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { offerOn, getOffers } from '#modules/sponsorship/sponsorship.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { newReference } from '#platform/text/reference.ts'
import { lastWorkingDay } from '../../seed/demo-time.ts'

/** `drawn` and `paid` are validated, with a gain of 25 euros. */
export const ownStatuses = ['created', 'signed', 'pending', 'validated', 'drawn', 'paid'] as const
type OwnStatus = (typeof ownStatuses)[number]

type OwnGodchildren = {
  member_id: string
  country: Country
  language: Language
  statuses: readonly OwnStatus[]
  at: Date
}

const names = ['Camille R.', 'Louis D.', 'Inès B.', 'Farid A.', 'Margaux T.', 'Paul N.']
// how many days from now the contract of each begins
const beginsIn: Record<OwnStatus, number | null> = {
  created: null,
  signed: 9,
  pending: -10,
  validated: -16,
  drawn: -30,
  paid: -60,
}

/** Godchildren of a member of one's own, the first one the newest. */
export async function insertOwnGodchildren(
  db: Db,
  settings: Pick<Platform, 'config' | 'clock'>,
  { member_id, country, language, statuses, at }: OwnGodchildren,
): Promise<void> {
  const on = today(at)
  const rows = statuses.map((status, index) => {
    const begins = beginsIn[status]
    const quoted = addDays(on, -2 - index)
    const drawn_at = status === 'drawn' || status === 'paid' ? new Date(at.getTime() - 86_400_000) : null
    return {
      member_id,
      sponsorship_request_id: newId(),
      reference: newReference('quote', quoted),
      status: drawn_at ? 'validated' : status,
      firstname: names[index % names.length] ?? '',
      language,
      offer_id: offerOn(getOffers(settings), country, quoted)?.id ?? null,
      created_at: new Date(`${quoted}T09:00:00Z`),
      effective_date: begins === null ? null : addDays(on, begins),
      drawn_at,
      amount_cents: drawn_at ? 2500 : null,
      paid_on: status === 'paid' ? lastWorkingDay(on, country) : null,
    }
  })
  if (rows.length > 0) await db.insertInto('sponsorship_requests').values(rows).execute()
}

import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import {
  drawFrom,
  assignSponsorCode,
  guaranteed,
  offerOn,
  getOffers,
  findPrizes,
  sumWeights,
} from '#modules/sponsorship/sponsorship.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { demoId } from './demo-id.ts'
import { type DemoTime, workingDay } from './demo-time.ts'
import { getSeedMember, type SeedGodchild, seedGodchildren, seedMembers } from './seed-rows.ts'

type GodchildSeedDeps = Pick<Platform, 'config' | 'clock'>

/** Writes the links of the demo's members and whom they presented. */
export async function insertGodchildren(db: Db, settings: GodchildSeedDeps, time: DemoTime): Promise<void> {
  await db
    .deleteFrom('sponsor_codes')
    .where(
      'member_id',
      'in',
      seedMembers.map(({ id }) => demoId(id)),
    )
    .execute()
  for (const { id, sponsor_slug: code } of seedMembers)
    if (code !== null) await assignSponsorCode(db, { member_id: demoId(id), code, at: time.now })
  const godchildren = seedGodchildren.map((godchild) => godchildOf(godchild, settings, time))
  const requests = godchildren.map(({ row }) => row)
  if (requests.length > 0) await db.insertInto('sponsorship_requests').values(requests).execute()
  const draws = godchildren.flatMap(({ draw }) => draw)
  if (draws.length > 0) await db.insertInto('sponsorship_draws').values(draws).execute()
}

function godchildOf(godchild: SeedGodchild, settings: GodchildSeedDeps, time: DemoTime) {
  const { id, sponsor, godchild: firstname, status, effective_date, paid_on, gain_cents: amount_cents } = godchild
  const { country, locale } = getSeedMember(sponsor)
  const on = (written: Day | null) => (written === null ? null : time.exactDay(written))
  const at = (written: Day | null, hour: string) =>
    written === null ? null : time.moment(time.exactDay(written), hour)
  const keys = { member_id: demoId(sponsor), sponsorship_request_id: demoId(id) }
  const offers = getOffers(settings)
  const offer_id = offerOn(offers, country, time.exactDay(godchild.quote_on))?.id ?? null
  const worked = (written: Day | null) =>
    written === null ? null : workingDay(time.exactDay(written), { country, today: time.today })
  const validated_on = worked(godchild.validated_on)
  const drawn_on = on(godchild.drawn_on)
  // A draw follows the validation, however long that waited for a working day.
  const drawn_at =
    drawn_on === null
      ? null
      : time.moment(validated_on !== null && validated_on > drawn_on ? validated_on : drawn_on, '18:40')
  const row = {
    ...keys,
    reference: `PQ-${time.exactDay(godchild.quote_on).slice(0, 4)}-${demoId(id).slice(0, 8).toUpperCase()}`,
    status,
    firstname,
    language: toLanguage(locale),
    offer_id,
    created_at: time.moment(time.exactDay(godchild.quote_on), '11:20'),
    signed_at: at(godchild.signed_on, '19:05'),
    effective_date: on(effective_date),
    validated_at: validated_on === null ? null : time.moment(validated_on, '10:00'),
    drawn_at,
    amount_cents,
    paid_on: worked(paid_on),
  }
  if (drawn_at === null || amount_cents === null) return { row, draw: [] }
  const prizes = (offer_id === null ? null : findPrizes(offers, offer_id, country)) ?? guaranteed
  const out_of = sumWeights(prizes)
  const chosen = Array.from({ length: out_of }, (_, number) => number).findLast(
    (number) => drawFrom(prizes, number) === amount_cents,
  )
  return {
    row,
    draw:
      chosen === undefined
        ? []
        : [{ ...keys, offer_id, prizes: JSON.stringify(prizes), chosen, out_of, amount_cents, drawn_at }],
  }
}

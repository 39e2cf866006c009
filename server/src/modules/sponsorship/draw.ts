import { randomInt } from 'node:crypto'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Godchild } from '@coussinet/contract/sponsorship.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import type { Platform } from '#platform/portal.ts'
import { insertDraw, setGain } from './draw.store.ts'
import { findGainAccount } from './gain-account.ts'
import { godchildShown, paysBy } from './godchildren/godchild-view.ts'
import { findGodchild } from './godchildren/godchildren.store.ts'
import { drawFrom, guaranteed, type Prize, sumWeights } from './odds.ts'
import { getOffers, findPrizes } from './offers.ts'

type DrawInput = { member: { id: string; country: Country }; id: string }

/** Draws the gain of a validated godchild, in the caller's transaction; repeated and concurrent calls get the first result (SEC-25). */
export async function drawGain(tx: UnitOfWork, platform: Platform, { member, id }: DrawInput): Promise<Godchild> {
  const { db, at } = tx
  // Those who ask at once wait here for the first.
  const row = await findGodchild(db, member.id, id, { forUpdate: true })
  if (!row) throw problem('not_found')
  if (row.status !== 'validated' || row.refused_at !== null) throw problem('conflict')
  const offers = getOffers(platform)
  if (row.drawn_at !== null) return godchildShown(row, member.country, offers)

  const { offer_id } = row
  const prizes = promised(platform, offer_id, member.country)
  const out_of = sumWeights(prizes)
  const chosen = randomInt(out_of)
  const amount_cents = drawFrom(prizes, chosen)
  const of = { member_id: member.id, id, amount_cents, at }
  if (!(await setGain(db, of))) throw problem('conflict')
  await insertDraw(db, { ...of, offer_id, prizes, chosen, out_of })
  await tx.notify('sponsorship_drawn', {
    godchild: row.firstname,
    amount_cents,
    date: paysBy(at),
    ...(await findGainAccount(db, member.id)),
  })
  await tx.audit('sponsorship.drawn', { subject_id: id, details: { amount_cents, offer_id } })
  await tx.announce('sponsorship')
  await tx.publish({ event: 'sponsorship.drawn', sponsorship_request_id: id, amount_cents, drawn_at: at.toISOString() })
  return godchildShown({ ...row, amount_cents, drawn_at: at }, member.country, offers)
}

/** The odds of the offer of the quote's day; a godchild of no offer brings the guaranteed gain. */
function promised(platform: Platform, offer_id: string | null, country: Country): readonly Prize[] {
  if (offer_id === null || country === 'IT') return guaranteed
  const prizes = findPrizes(getOffers(platform), offer_id, country)
  if (prizes) return prizes
  platform.log.error({ offer_id }, 'a gain cannot be drawn: the offer of its quote is missing from SPONSORSHIP_OFFERS')
  throw problem('unavailable')
}

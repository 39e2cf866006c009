import { groupedNevg } from '@coussinet/contract/brand/grouped-nevg.ts'
import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { getCompany } from '@coussinet/contract/company.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { quotePhone, type QuoteRequest } from '@coussinet/contract/quote-request.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { saveExternalIds } from '#modules/policy/policy.ts'
import { Problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import { keyedHash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { toAddressLine } from '#platform/http/caller.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { newReference } from '#platform/text/reference.ts'
import type { ContributionsPort } from '../contributions-port.ts'
import { mailbox, matchedTraits } from '../godchildren/matched-traits.ts'
import { sponsorFacts } from '../godchildren/sponsor-facts.ts'
import { offerOn, getOffers } from '../offers.ts'
import type { Sponsor } from '../sponsors.ts'
import { quoteRequested, quoteReceived } from './quotes.mails.ts'
import { findReference, insertQuote } from './quotes.store.ts'

const ofAddress = { limit: 5, window_seconds: 3600 }
const ofSponsor = { limit: 30, window_seconds: 86_400 }

/** Counts a quote against what an address, and what a sponsor's guests together may ask for. */
export async function countQuote({ db, clock }: Platform, sponsor: Sponsor, address: string): Promise<void> {
  const at = clock()
  await countAttempt(db, { key: `sponsorship quote ${toAddressLine(address)}`, ...ofAddress }, at)
  await countAttempt(db, { key: `sponsorship quotes of ${sponsor.member_id}`, ...ofSponsor }, at)
}

/** Tells whether a mailbox is heard through this sponsor: for what is new always, else once in 24 hours. */
async function firstOfDay(
  db: Db,
  godchild_hash: Buffer,
  member_id: string,
  isNew: boolean,
  at: Date,
): Promise<boolean> {
  const key = `sponsorship quote again ${member_id} ${godchild_hash.toString('base64url')}`
  const heard = countAttempt(db, { key, limit: 1, window_seconds: 86_400 }, at).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false
      throw error
    },
  )
  return (await heard) || isNew
}

type QuoteRequestInput = { sponsor: Sponsor; quote: QuoteRequest; language: Language }

/**
 * Keeps a guest's wish for a quote, passes it to the insurer and confirms it, in the caller's transaction; the same
 * mailbox again makes no second godchild.
 * A sponsor's own details make no godchild, and the answer does not tell: a guest could try whose they are. The mail to that mailbox does.
 */
export async function receiveQuoteRequest(
  tx: UnitOfWork,
  platform: Platform,
  { sponsor, quote, language }: QuoteRequestInput,
  contributions: ContributionsPort,
): Promise<{ reference: string }> {
  const { db, member_id, at } = tx
  const godchild_hash = keyedHash(platform.config.persistent_keys.godchildren, mailbox(quote.email))
  const phone = quote.phone === null ? null : quotePhone(quote.country, quote.phone)
  const facts = await sponsorFacts(db, member_id, contributions)
  const same = matchedTraits({ email: quote.email, ...(phone === null ? {} : { phone }) }, facts)
  const counts = same.length === 0
  const name = godchildName(quote)
  const { lastname, email, country, postal_code, animal } = quote
  const lead = counts ? { lastname, email, phone, country, postal_code, animal } : null
  const offer_id = offerOn(getOffers(platform), sponsor.country, today(at))?.id ?? null
  const first = { id: newId(), reference: newReference('quote', today(at)) }
  const inserted = await insertQuote(db, { member_id, ...first, name, language, godchild_hash, offer_id, at, lead })
  // A second animal, a telephone mended a day later: no second godchild, but the insurer hears of it, once a day.
  const { id, reference } = inserted ?? {
    ...first,
    reference: (await findReference(db, member_id, godchild_hash)) ?? first.reference,
  }
  if (!(await firstOfDay(db, godchild_hash, member_id, inserted !== null, at))) return { reference }

  const company = getCompany(country)
  const desk = { language: toLanguage(country), country }
  const requestLetter = quoteRequested(desk.language, {
    ...quote,
    phone,
    reference,
    counts,
    sponsor: `${sponsor.firstname} (${groupedNevg(facts.nevg)})`,
  })
  await sendMail(db, platform, { member_id, to: company.email, reader: desk, letter: requestLetter, reply_to: email })
  // Another's mailbox is told nothing of whose telephone it is.
  const letter = quoteReceived(language, { reference, sponsor: sponsor.firstname, counts: !same.includes('email') })
  await sendMail(db, platform, { member_id, to: email, reader: { language, country }, letter })
  if (!inserted) return { reference }
  await saveExternalIds(db, [{ kind: 'sponsorship_request', name: id, member_id }])
  await tx.notify(counts ? 'sponsorship_created' : 'sponsorship_refused', { godchild: name })
  await tx.audit(counts ? 'sponsorship.created' : 'sponsorship.self_referral', {
    subject_id: id,
    details: { offer_id, ...(counts ? {} : { same }) },
  })
  await tx.announce('sponsorship')
  if (counts) await tx.publish({ event: 'sponsorship.quote_requested', sponsorship_request_id: id, reference })
  return { reference }
}

/** Name of a godchild for the sponsor: `Camille R.` */
export function godchildName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const initial = /\p{L}\p{M}*/u.exec(lastname)?.[0]
  return initial ? `${firstname} ${initial.toUpperCase()}.` : firstname
}

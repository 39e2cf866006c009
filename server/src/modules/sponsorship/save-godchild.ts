import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import type { SponsorshipUpsert } from '@coussinet/contract/integration/upserts/sponsorship-request.ts'
import { findCorrespondentOrThrow } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { keyedHash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { newReference } from '#platform/text/reference.ts'
import { liesAhead, type UpsertContext } from '#platform/upsert.ts'
import { insertGodchild, setFirstname, type UpsertedGodchild } from './godchildren/godchildren.store.ts'
import { mailbox } from './godchildren/matched-traits.ts'
import { offerOn, getOffers } from './offers.ts'

type NewGodchildInput = { member_id: string; id: string; given: Omit<SponsorshipUpsert, 'nevg'>; at: Date }

/**
 * A godchild that the portal has not heard of. One who is still on the way begins as a quote, and is moved from there; a gain
 * that was drawn before the portal is history, and written as it was.
 */
export async function saveGodchild(
  db: Db,
  platform: UpsertContext,
  { member_id, id, given, at }: NewGodchildInput,
): Promise<UpsertedGodchild> {
  const { firstname = '', effective_date, drawn_at, amount_cents, godchild = {} } = given
  const created_at = given.created_at === undefined ? at : new Date(given.created_at)
  if (liesAhead(created_at, at)) throw fieldProblem('created_at', 'date_future')
  if ((drawn_at === undefined) !== (amount_cents === undefined))
    throw fieldProblem(drawn_at === undefined ? 'drawn_at' : 'amount_cents', 'required')
  if (drawn_at !== undefined && given.status !== 'validated') throw fieldProblem('status', 'validated')
  if (drawn_at !== undefined && effective_date === undefined) throw fieldProblem('effective_date', 'required')
  if (drawn_at !== undefined && liesAhead(new Date(drawn_at), at)) throw fieldProblem('drawn_at', 'date_future')

  const { locale, country } = await findCorrespondentOrThrow(db, member_id)
  const offer = offerOn(getOffers(platform), country, today(created_at))
  const drawn = drawn_at === undefined ? null : new Date(drawn_at)
  const row = {
    status: drawn ? ('validated' as const) : ('created' as const),
    firstname,
    effective_date: drawn ? (effective_date ?? null) : null,
    refused_at: null,
    drawn_at: drawn,
    paid_on: drawn ? (given.paid_on ?? null) : null,
  }
  const added = await insertGodchild(db, {
    member_id,
    sponsorship_request_id: id,
    reference: newReference('quote', today(created_at)),
    ...row,
    email: godchild.email ?? null,
    phone: godchild.phone ?? null,
    language: toLanguage(locale),
    godchild_hash:
      godchild.email === undefined
        ? null
        : keyedHash(platform.config.persistent_keys.godchildren, mailbox(godchild.email)),
    offer_id: offer?.id ?? null,
    created_at,
    validated_at: drawn,
    amount_cents: amount_cents ?? null,
  })
  if (!added) throw problem('conflict', { errors: { 'godchild.email': ['presented'] } })
  return row
}

/** The insurer's books have another first name; answers whether it was another. */
export async function renameGodchild(
  db: Db,
  {
    member_id,
    id,
    present,
    firstname,
  }: { member_id: string; id: string; present: UpsertedGodchild; firstname: string },
): Promise<boolean> {
  if (firstname === present.firstname) return false
  await setFirstname(db, member_id, id, firstname)
  return true
}

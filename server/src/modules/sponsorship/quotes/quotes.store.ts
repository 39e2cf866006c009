import type { QuoteRequest } from '@coussinet/contract/quote-request.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { Db } from '#platform/db/db.ts'
import { ownQuote } from '../godchildren/godchildren.store.ts'

type QuoteLead = Pick<QuoteRequest, 'lastname' | 'email' | 'phone' | 'country' | 'postal_code' | 'animal'>

type NewGodchild = {
  member_id: string
  id: string
  reference: string
  name: string
  language: Language
  godchild_hash: Buffer
  offer_id: string | null
  at: Date
  /** null for what never counts: nothing of it is kept but that it was asked */
  lead: QuoteLead | null
}

type StoredQuote = { id: string; reference: string }

/**
 * Keeps a quote as a godchild, or as refused at once; null when this mailbox asked this sponsor before.
 * One that was refused for the sponsor's own details gives way to one that counts, under its id and reference.
 */
export async function insertQuote(
  db: Db,
  { member_id, id, reference, name, language, godchild_hash, offer_id, at, lead }: NewGodchild,
): Promise<StoredQuote | null> {
  const details = {
    firstname: name,
    lastname: lead?.lastname ?? null,
    email: lead?.email ?? null,
    phone: lead?.phone ?? null,
    country: lead?.country ?? null,
    postal_code: lead?.postal_code ?? null,
    animal: lead ? JSON.stringify(lead.animal) : null,
    language,
    offer_id,
    created_at: at,
    refused_at: lead ? null : at,
    refusal: lead ? null : ownQuote,
  }
  const row = await db
    .insertInto('sponsorship_requests')
    .values({ member_id, sponsorship_request_id: id, reference, status: 'created', godchild_hash, ...details })
    .onConflict((conflict) => {
      const asked = conflict.columns(['member_id', 'godchild_hash'])
      return lead ? asked.doUpdateSet(details).where('sponsorship_requests.refusal', '=', ownQuote) : asked.doNothing()
    })
    .returning(['sponsorship_request_id', 'reference'])
    .executeTakeFirst()
  return row ? { id: row.sponsorship_request_id, reference: row.reference } : null
}

/** The reference of the first quote of a mailbox through this sponsor; null for none. */
export async function findReference(db: Db, member_id: string, godchild_hash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('sponsorship_requests')
    .select('reference')
    .where('member_id', '=', member_id)
    .where('godchild_hash', '=', godchild_hash)
    .executeTakeFirst()
  return row?.reference ?? null
}

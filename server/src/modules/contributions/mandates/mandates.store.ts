import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { SignedMandate } from '@coussinet/contract/integration/accounts.ts'
import type { Mandate } from '@coussinet/contract/mandates.ts'
import type { SignatureMode } from '@coussinet/contract/signatures.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { addressColumns } from '#platform/paper/postal-address.ts'
import type { AgeingRows } from '#platform/records/each-old-member.ts'
import { notHeld } from '#platform/records/legal-holds.ts'
import type { UnpaidContribution } from './unpaid-contributions.ts'

/** Accounts debited by the member's signed mandates, ended ones included. */
export async function findDebitedIbans(db: Db, member_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mandates')
    .select('iban')
    .where('member_id', '=', member_id)
    .where('signed_at', 'is not', null)
    .execute()
  return rows.map(({ iban }) => iban)
}

export async function findReferences(db: Db, member_id: string): Promise<string[]> {
  const rows = await db.selectFrom('mandates').select('umr').where('member_id', '=', member_id).execute()
  return rows.map(({ umr }) => umr)
}

export async function findMandate(db: Db, member_id: string, mandate_id: string) {
  return db
    .selectFrom('mandates')
    .select(['mandate_id', 'status', 'umr', 'holder', ...addressColumns, 'on_behalf_of', 'signatory', 'iban', 'bic'])
    .select([
      'contact_email',
      'contact_mobile',
      'for_refunds',
      'wanted_due_day',
      'collect_unpaid',
      'unpaid',
      'language',
      'parts',
      'text_sha256',
      'text_version',
    ])
    .select(['signature_mode', 'signature_recipient', 'signed_at', 'first_debit_on', 'created_at', 'ended_at'])
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', mandate_id)
    .$narrowType<{ status: Mandate['status']; language: Language | null; signature_mode: SignatureMode | null }>()
    .executeTakeFirst()
}
export type MandateRow = NonNullable<Awaited<ReturnType<typeof findMandate>>>

/** Selects only the hash of the paper, whose bytes are some 40 kB. */
export async function findPaperHash(db: Db, member_id: string, mandate_id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('mandate_papers')
    .select('sha256')
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', mandate_id)
    .executeTakeFirst()
  return row ? Buffer.from(row.sha256) : null
}

export async function findPaper(db: Db, member_id: string, mandate_id: string) {
  return db
    .selectFrom('mandate_papers')
    .select(['bytes', 'sha256'])
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', mandate_id)
    .executeTakeFirst()
}

export type DrawnMandate = Omit<
  MandateRow,
  'status' | 'signature_mode' | 'signature_recipient' | 'signed_at' | 'first_debit_on' | 'ended_at'
>
type PrintedMandate = { bytes: Buffer; sha256: Buffer }

export async function insertMandate(
  db: Db,
  member_id: string,
  drawn: DrawnMandate,
  { bytes, sha256 }: PrintedMandate,
): Promise<void> {
  const { mandate_id, created_at } = drawn
  await db
    .insertInto('mandates')
    .values({ ...drawn, member_id, status: 'draft' })
    .execute()
  await db.insertInto('mandate_papers').values({ member_id, mandate_id, bytes, sha256, made_at: created_at }).execute()
}

/** Tells whether an unsigned mandate would collect unpaid contributions. */
export async function isCollectingDrawn(db: Db, member_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('mandates')
    .select('mandate_id')
    .where('member_id', '=', member_id)
    .where('status', 'in', ['draft', 'awaiting_code'])
    .where('collect_unpaid', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes earlier unsigned mandates; returns their ids. */
export async function replaceUnsigned(db: Db, member_id: string): Promise<string[]> {
  const rows = await db
    .updateTable('mandates')
    .set({ status: 'replaced' })
    .where('member_id', '=', member_id)
    .where('status', 'in', ['draft', 'awaiting_code'])
    .returning('mandate_id')
    .execute()
  return rows.map(({ mandate_id }) => mandate_id)
}

export async function setAwaiting(db: Db, member_id: string, mandate_id: string): Promise<void> {
  await db
    .updateTable('mandates')
    .set({ status: 'awaiting_code' })
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', mandate_id)
    .execute()
}

/** Ends the mandate in use; returns what the notice to its holder needs. */
export async function endActive(db: Db, member_id: string, at: Date) {
  return db
    .updateTable('mandates')
    .set({ status: 'replaced', ended_at: at })
    .where('member_id', '=', member_id)
    .where('status', '=', 'active')
    .returning([
      'mandate_id',
      'umr',
      'iban',
      'holder',
      'on_behalf_of',
      'signatory',
      'contact_email',
      'contact_mobile',
      'signature_mode',
    ])
    .$narrowType<{ signature_mode: SignatureMode | null }>()
    .executeTakeFirst()
}

/** Ends the debited card and returns it. */
export async function endCard(db: Db, member_id: string, at: Date) {
  return db
    .updateTable('payment_cards')
    .set({ ended_at: at })
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .returning(['brand', 'last4'])
    .executeTakeFirst()
}

type MandateSignature = {
  mandate_id: string
  signed_at: Date
  signature_mode: SignatureMode
  signature_recipient: string
  evidence_hash: Buffer
}

export async function activate(db: Db, member_id: string, { mandate_id, ...signed }: MandateSignature): Promise<void> {
  await db
    .updateTable('mandates')
    .set({ ...signed, status: 'active' })
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', mandate_id)
    .execute()
}

export async function setFirstDebit(
  db: Db,
  member_id: string,
  mandate_id: string,
  first_debit_on: Day | null,
): Promise<void> {
  await db
    .updateTable('mandates')
    .set({ first_debit_on })
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', mandate_id)
    .execute()
}

/** The declined contributions still owed, oldest first. */
export async function findUnpaid(db: Db, member_id: string): Promise<UnpaidContribution[]> {
  return db
    .selectFrom('receipts')
    .select(['month', 'amount_cents'])
    .where('member_id', '=', member_id)
    .where('status', '=', 'declined')
    .orderBy('month')
    .orderBy('receipt_id')
    .execute()
}

/** Months (YYYY-MM) due from that day on whose contribution was already tried: paid or declined. */
export async function findTriedMonths(db: Db, member_id: string, from: Day): Promise<string[]> {
  const rows = await db
    .selectFrom('receipts')
    .select('month')
    .where('member_id', '=', member_id)
    .where('due_date', '>=', from)
    .where('status', '<>', 'upcoming')
    .execute()
  return rows.map(({ month }) => month)
}

/**
 * Deletes mandates drawn up before that time and never signed; keeps imported ones, even without a date of signature.
 */
export async function deleteUnsigned(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('mandates')
    .where('signed_at', 'is', null)
    .where('text_sha256', 'is not', null)
    .where('status', 'in', ['draft', 'awaiting_code', 'replaced'])
    .where('created_at', '<', before)
    .where(notHeld('mandates'))
    .execute()
}

/** The mandate in use if it was not used since that day. */
const isUnusedSince = (since: Day) => {
  const before = new Date(since)
  return sql<boolean>`(status = 'active' and created_at < ${before} and coalesce(signed_at, created_at) < ${before}
    and not exists (select 1 from receipts where receipts.member_id = mandates.member_id and receipts.due_date >= ${since}::date))`
}

export const unusedMandates = (since: Day): AgeingRows => ({
  table: 'mandates',
  column: 'created_at',
  before: new Date(since),
  among: sql`status = 'active'`,
  due: isUnusedSince(since),
})

type MandateWalk = { since: Day; after: { member_id: string; subject_id: string }; limit: number }

/** Mandates not debited since that day, with the day of their signature or last debit, up to `limit` after a cursor. */
export async function findUnused(db: Db, { since, after, limit }: MandateWalk) {
  const { rows } = await sql<{ member_id: string; mandate_id: string; umr: string; iban: string; last_use: Day }>`
    select member_id, mandate_id, umr, iban, greatest(
      (created_at at time zone 'UTC')::date, (signed_at at time zone 'UTC')::date,
      (select max(due_date) from receipts where receipts.member_id = mandates.member_id))::text as last_use
    from mandates where ${isUnusedSince(since)} and ${notHeld('mandates')}
      and (member_id, mandate_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)
    order by member_id, mandate_id limit ${limit}`.execute(db)
  return rows
}

/** Ends a member's mandate unused since that day, unless it is under a legal hold; returns it. */
export async function lapseUnused(db: Db, member_id: string, { since, at }: { since: Day; at: Date }) {
  return db
    .updateTable('mandates')
    .set({ status: 'lapsed', ended_at: at })
    .where('member_id', '=', member_id)
    .where(isUnusedSince(since))
    .where(notHeld('mandates'))
    .returning(['mandate_id', 'umr'])
    .execute()
}

/** Finds what a paper needs of the active mandate, or by its id of one of the member's in any state. */
export async function findMandatePrinted(db: Db, member_id: string, mandate_id: string | null) {
  let query = db
    .selectFrom('mandates')
    .select(['mandate_id', 'umr', 'status', 'holder', ...addressColumns])
    .select([
      'on_behalf_of',
      'signatory',
      'iban',
      'bic',
      'signature_mode',
      'signature_recipient',
      'signed_at',
      'created_at',
      'ended_at',
    ])
    .select(['language', 'for_refunds', 'wanted_due_day', 'unpaid'])
    .where('member_id', '=', member_id)
  query =
    mandate_id === null
      ? query.where('status', '=', 'active').orderBy('created_at', 'desc')
      : query.where('mandate_id', '=', mandate_id)
  return query
    .limit(1)
    .$narrowType<{ language: Language | null; signature_mode: 'email' | 'sms' | null }>()
    .executeTakeFirst()
}

/** Parts of the text that was signed, as JSON. */
export async function findMandateParts(db: Db, member_id: string, mandate_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('mandates')
    .select('parts')
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', mandate_id)
    .executeTakeFirst()
  return row?.parts ?? null
}

/** Signed mandates of a member, ended ones too, in the order of their signatures. */
export async function findSignedMandates(db: Db, member_id: string) {
  return db
    .selectFrom('mandates')
    .select(['iban', 'signed_at', 'unpaid', 'first_debit_on', 'text_sha256'])
    .where('member_id', '=', member_id)
    .where('signed_at', 'is not', null)
    .where('status', 'in', ['active', 'replaced', 'revoked', 'lapsed'])
    .orderBy('signed_at')
    .orderBy('mandate_id')
    .$narrowType<{ signed_at: Date }>()
    .execute()
}

export async function findSignedMandate(db: Db, member_id: string, mandate_id: string) {
  return db
    .selectFrom('mandates')
    .select([
      'mandate_id as id',
      'umr',
      'status',
      'iban',
      'bic',
      'holder',
      ...addressColumns,
      'signed_at',
      'ended_at',
      'first_debit_on',
    ])
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', mandate_id)
    .where('signed_at', 'is not', null)
    .$narrowType<{ signed_at: Date; status: SignedMandate['status']; country: Country }>()
    .executeTakeFirst()
}

import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

// Rows that the evidence refers to, in their owners' tables.

/** The next members, after one of them, who signed something or were sent a code. */
export async function signersAfter(db: Db, member_id: string | null, count: number): Promise<string[]> {
  const after = member_id === null ? sql`true` : sql`member_id > ${member_id}`
  const { rows } = await sql<{ member_id: string }>`
    select member_id from signatures where ${after}
    union select member_id from mandates where ${after} and parts is not null
    union select member_id from refund_accounts where ${after} and evidence_hash is not null
    order by member_id limit ${count}`.execute(db)
  return rows.map((row) => row.member_id)
}

/** Signed mandates that the portal drew up: each row, with the paper shown before. */
export async function signedMandates(db: Db, member_ids: readonly string[]) {
  return db
    .selectFrom('mandates')
    .leftJoin('mandate_papers', (join) =>
      join
        .onRef('mandate_papers.member_id', '=', 'mandates.member_id')
        .onRef('mandate_papers.mandate_id', '=', 'mandates.mandate_id'),
    )
    .select([
      'mandates.member_id',
      'mandates.mandate_id',
      'mandates.umr',
      'mandates.iban',
      'mandates.bic',
      'mandates.holder',
      'mandates.line1',
      'mandates.on_behalf_of',
      'mandates.signatory',
    ])
    .select([
      'mandates.signature_mode',
      'mandates.signature_recipient',
      'mandates.signed_at',
      'mandates.parts',
      'mandates.text_sha256',
      'mandates.evidence_hash',
    ])
    .select(['mandate_papers.bytes', 'mandate_papers.sha256 as paper_sha256'])
    .where('mandates.member_id', 'in', member_ids)
    .where('mandates.signed_at', 'is not', null)
    .where((row) => row.or([row('mandates.parts', 'is not', null), row('mandates.evidence_hash', 'is not', null)]))
    .execute()
}
export type SignedMandate = Awaited<ReturnType<typeof signedMandates>>[number]

export async function openPapers(db: Db, member_ids: readonly string[]) {
  return db
    .selectFrom('mandate_papers')
    .innerJoin('mandates', (join) =>
      join
        .onRef('mandates.member_id', '=', 'mandate_papers.member_id')
        .onRef('mandates.mandate_id', '=', 'mandate_papers.mandate_id'),
    )
    .select(['mandate_papers.member_id', 'mandate_papers.mandate_id', 'mandate_papers.bytes', 'mandate_papers.sha256'])
    .where('mandate_papers.member_id', 'in', member_ids)
    .where('mandates.signed_at', 'is', null)
    .execute()
}

export async function provenAccounts(db: Db, member_ids: readonly string[]) {
  const rows = await db
    .selectFrom('refund_accounts')
    .select(['member_id', 'refund_account_id', 'iban', 'bic', 'holder', 'evidence_hash'])
    .where('member_id', 'in', member_ids)
    .where('evidence_hash', 'is not', null)
    .execute()
  return rows.flatMap(({ evidence_hash, ...row }) => (evidence_hash === null ? [] : [{ ...row, evidence_hash }]))
}
export type ProvenAccount = Awaited<ReturnType<typeof provenAccounts>>[number]

export async function sentCodes(db: Db, member_ids: readonly string[]) {
  return db
    .selectFrom('signatures')
    .select(['member_id', 'signature_id', 'attempts', 'status'])
    .where('member_id', 'in', member_ids)
    .execute()
}

export async function decidedRefunds(db: Db, member_ids: readonly string[]) {
  return db
    .selectFrom('refunds')
    .select(['member_id', 'request_id', 'refund_id', 'billed_cents', 'refunded_cents'])
    .where('member_id', 'in', member_ids)
    .execute()
}

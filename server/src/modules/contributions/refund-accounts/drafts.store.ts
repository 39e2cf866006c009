import type { SignedParts } from '@coussinet/contract/signed-text.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { Db } from '#platform/db/db.ts'
import { notHeld } from '#platform/records/legal-holds.ts'

const columns = [
  'refund_account_id',
  'status',
  'iban',
  'bic',
  'holder',
  'language',
  'parts',
  'text_sha256',
  'text_version',
  'created_at',
] as const
type AccountDraft = { status: 'draft' | 'awaiting_code' | 'replaced'; language: Language; text_sha256: Buffer }

export async function findDraft(db: Db, member_id: string, refund_account_id: string) {
  return db
    .selectFrom('refund_account_drafts')
    .select(columns)
    .where('member_id', '=', member_id)
    .where('refund_account_id', '=', refund_account_id)
    .$narrowType<AccountDraft>()
    .executeTakeFirst()
}
export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>

type NewDraft = Omit<DraftRow, 'status' | 'parts'> & { member_id: string; parts: SignedParts }

export async function addDraft(db: Db, { parts, ...draft }: NewDraft): Promise<void> {
  await db
    .insertInto('refund_account_drafts')
    .values({ ...draft, status: 'draft', parts: JSON.stringify(parts) })
    .execute()
}

/** Deletes drafts that wait for their code; returns them. */
export async function replaceOpenDrafts(db: Db, member_id: string): Promise<string[]> {
  const rows = await db
    .updateTable('refund_account_drafts')
    .set({ status: 'replaced' })
    .where('member_id', '=', member_id)
    .where('status', '!=', 'replaced')
    .returning('refund_account_id')
    .execute()
  return rows.map(({ refund_account_id }) => refund_account_id)
}

export async function awaitDraftCode(db: Db, member_id: string, refund_account_id: string): Promise<void> {
  await db
    .updateTable('refund_account_drafts')
    .set({ status: 'awaiting_code' })
    .where('member_id', '=', member_id)
    .where('refund_account_id', '=', refund_account_id)
    .where('status', '=', 'draft')
    .execute()
}

export async function deleteDraft(db: Db, member_id: string, refund_account_id: string): Promise<void> {
  await db
    .deleteFrom('refund_account_drafts')
    .where('member_id', '=', member_id)
    .where('refund_account_id', '=', refund_account_id)
    .execute()
}

export async function deleteDraftsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('refund_account_drafts')
    .where('created_at', '<=', before)
    .where(notHeld('refund_account_drafts'))
    .execute()
}

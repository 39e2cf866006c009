import type { Receipt, ReceiptDetail } from '@coussinet/contract/receipts.ts'
import type { Db } from '#platform/db/db.ts'

const columns = [
  'month',
  'issue_date',
  'due_date',
  'amount_cents',
  'status',
  'payment_date',
  'decline_code',
  'next_attempt_on',
] as const

/** A member's contribution, standing still until the transaction ends. */
export async function lockReceipt(db: Db, member_id: string, receipt_id: string) {
  return db
    .selectFrom('receipts')
    .select(columns)
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .forUpdate()
    .$narrowType<Pick<Receipt, 'status' | 'decline_code'>>()
    .executeTakeFirst()
}
export type UpsertedReceipt = NonNullable<Awaited<ReturnType<typeof lockReceipt>>>

export async function hasReceipt(db: Db, member_id: string, receipt_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('receipts')
    .select('receipt_id')
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .executeTakeFirst()
  return row !== undefined
}

/** Finds the contribution of a month; null for none. */
export async function receiptOfMonth(db: Db, member_id: string, month: string): Promise<string | null> {
  const row = await db
    .selectFrom('receipts')
    .select('receipt_id')
    .where('member_id', '=', member_id)
    .where('month', '=', month)
    .executeTakeFirst()
  return row?.receipt_id ?? null
}

type ReceiptAttempt = ReceiptDetail['attempts'][number]
type ReceiptKey = { member_id: string; receipt_id: string }

export async function insertReceipt(
  db: Db,
  { member_id, receipt_id }: ReceiptKey,
  receipt: UpsertedReceipt,
  attempts: readonly ReceiptAttempt[],
): Promise<void> {
  await db
    .insertInto('receipts')
    .values({ member_id, receipt_id, ...receipt })
    .execute()
  if (attempts.length === 0) return
  await db
    .insertInto('receipt_attempts')
    .values(
      attempts.map(({ on: on_day, ...attempt }, position) => ({ member_id, receipt_id, position, on_day, ...attempt })),
    )
    .execute()
}

export async function setReceipt(
  db: Db,
  { member_id, receipt_id }: ReceiptKey,
  changed: Partial<UpsertedReceipt>,
): Promise<void> {
  await db
    .updateTable('receipts')
    .set(changed)
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .execute()
}

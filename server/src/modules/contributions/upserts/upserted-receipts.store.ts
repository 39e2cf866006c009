import type { Receipt, ReceiptDetail } from '@coussinet/contract/receipts.ts'
import type { Db, RowLock } from '#platform/db/db.ts'

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

export async function findUpsertedReceipt(
  db: Db,
  { member_id, receipt_id }: ReceiptKey,
  { forUpdate = false }: RowLock = {},
) {
  const query = db
    .selectFrom('receipts')
    .select(columns)
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .$narrowType<Pick<Receipt, 'status' | 'decline_code'>>()
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst()
}
export type UpsertedReceipt = NonNullable<Awaited<ReturnType<typeof findUpsertedReceipt>>>

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

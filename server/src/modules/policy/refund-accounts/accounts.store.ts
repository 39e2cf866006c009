import { expressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'

export async function findAccount(db: Db, member_id: string, refund_account_id: string) {
  return db
    .selectFrom('refund_accounts')
    .select(['refund_account_id', 'iban', 'bic', 'holder', 'created_at', 'ended_at', 'held_until'])
    .where('member_id', '=', member_id)
    .where('refund_account_id', '=', refund_account_id)
    .executeTakeFirst()
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** Refund account in use; the newest if there are several. */
export async function findAccountInUse(db: Db, member_id: string) {
  return db
    .selectFrom('refund_accounts')
    .select(['refund_account_id', 'iban', 'bic', 'holder', 'created_at', 'held_until'])
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** The same account as shown, as part of another table's statement; null for none. */
export const findShownAccount = (member_id: string) =>
  jsonObjectFrom(
    expressionBuilder<Database>()
      .selectFrom('refund_accounts')
      .select(['refund_account_id', 'iban', 'bic', 'holder', 'held_until'])
      .where('member_id', '=', member_id)
      .where('ended_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(1),
  )

/** Every IBAN ever used for refunds. */
export async function findAllIbans(db: Db, member_id: string): Promise<string[]> {
  const rows = await db.selectFrom('refund_accounts').select('iban').where('member_id', '=', member_id).execute()
  return rows.map(({ iban }) => iban)
}

/** BIC given with an IBAN the last time; null for none. */
export async function findBic(db: Db, member_id: string, iban: string): Promise<string | null> {
  const row = await db
    .selectFrom('refund_accounts')
    .select('bic')
    .where('member_id', '=', member_id)
    .where('iban', '=', iban)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.bic ?? null
}

type NewAccount = {
  member_id: string
  refund_account_id: string
  iban: string
  bic: string | null
  holder: string
  evidence_hash: Buffer | null
  created_at: Date
  held_until: Date | null
}

export async function addAccount(db: Db, account: NewAccount): Promise<void> {
  await db.insertInto('refund_accounts').values(account).execute()
}

export async function endAccounts(db: Db, member_id: string, at: Date): Promise<void> {
  await db
    .updateTable('refund_accounts')
    .set({ ended_at: at })
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .execute()
}

type AccountRename = {
  member_id: string
  refund_account_id: string
  bic: string | null
  holder: string
  evidence_hash: Buffer
}

/** Replaces the data of the same IBAN after a new signature. */
export async function rewriteAccount(
  db: Db,
  { member_id, refund_account_id, ...change }: AccountRename,
): Promise<void> {
  await db
    .updateTable('refund_accounts')
    .set(change)
    .where('member_id', '=', member_id)
    .where('refund_account_id', '=', refund_account_id)
    .execute()
}

/** Replaces the data of the same IBAN from the insurer: an earlier signature no longer proves it and is removed. */
export async function renameAccount(
  db: Db,
  { member_id, refund_account_id, ...change }: Omit<AccountRename, 'evidence_hash'>,
): Promise<void> {
  await db
    .updateTable('refund_accounts')
    .set({ ...change, evidence_hash: null })
    .where('member_id', '=', member_id)
    .where('refund_account_id', '=', refund_account_id)
    .execute()
}

/** Latest end of a hold on refunds to this IBAN, or to any of the member's without one; null if there is none. */
export async function findHold(db: Db, member_id: string, iban: string | null, at: Date): Promise<Date | null> {
  const locked = db
    .selectFrom('refund_accounts')
    .select('held_until')
    .where('member_id', '=', member_id)
    .where('held_until', '>', at)
  const row = await (iban === null ? locked : locked.where('iban', '=', iban))
    .orderBy('held_until', 'desc')
    .executeTakeFirst()
  return row?.held_until ?? null
}

/** True if the IBAN was the member's refund account at that time or before. */
export async function wasAccountBy(db: Db, member_id: string, iban: string, by: Date): Promise<boolean> {
  const row = await db
    .selectFrom('refund_accounts')
    .select('refund_account_id')
    .where('member_id', '=', member_id)
    .where('iban', '=', iban)
    .where('created_at', '<=', by)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Releases refunds held for this IBAN, also from an earlier use. */
export async function endHolds(db: Db, member_id: string, iban: string): Promise<void> {
  await db
    .updateTable('refund_accounts')
    .set({ held_until: null })
    .where('member_id', '=', member_id)
    .where('iban', '=', iban)
    .where('held_until', 'is not', null)
    .execute()
}

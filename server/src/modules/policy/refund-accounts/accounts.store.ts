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

/** The account that refunds go to; the newest where several stand. */
export async function findAccountInUse(db: Db, member_id: string) {
  return db
    .selectFrom('refund_accounts')
    .select(['refund_account_id', 'iban', 'bic', 'holder', 'created_at', 'held_until'])
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** The same account as it is shown, as part of another table's statement; null for none. */
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

/** Every IBAN that refunds were ever to go to. */
export async function findAllIbans(db: Db, member_id: string): Promise<string[]> {
  const rows = await db.selectFrom('refund_accounts').select('iban').where('member_id', '=', member_id).execute()
  return rows.map(({ iban }) => iban)
}

/** The BIC that was given with an IBAN when it was last named; null for none. */
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

/** The same IBAN, signed for again: what stands beside it is written anew. */
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

/** The same IBAN, otherwise named by the insurer: what was signed for it is no proof of that, and stays beside it no more. */
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

/** The last moment until which refunds to this IBAN wait, to any of the member's where none is named; null when they do not. */
export async function findHold(db: Db, member_id: string, iban: string | null, at: Date): Promise<Date | null> {
  const held = db
    .selectFrom('refund_accounts')
    .select('held_until')
    .where('member_id', '=', member_id)
    .where('held_until', '>', at)
  const row = await (iban === null ? held : held.where('iban', '=', iban))
    .orderBy('held_until', 'desc')
    .executeTakeFirst()
  return row?.held_until ?? null
}

/** True where the IBAN was the member's refund account at that moment or before. */
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

/** Lets go what waits for this IBAN, of an earlier use too. */
export async function endHolds(db: Db, member_id: string, iban: string): Promise<void> {
  await db
    .updateTable('refund_accounts')
    .set({ held_until: null })
    .where('member_id', '=', member_id)
    .where('iban', '=', iban)
    .where('held_until', 'is not', null)
    .execute()
}

import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

const columns = [
  'members.member_id',
  'members.nevg',
  'members.firstname',
  'members.lastname',
  'members.organisation',
  'members.email',
  'members.country',
  'members.locale',
  'members.disabled_at',
  'members.created_at',
] as const

type MemberSearch = { words: string | null; member_id?: string; disabled: boolean; limit: number }

/** Members by a part of their name, or all, sorted by name; for operators only. */
export async function findMembers(db: Db, { words, member_id, disabled, limit }: MemberSearch) {
  return db
    .selectFrom('members')
    .leftJoin('contracts', 'contracts.member_id', 'members.member_id')
    .select([...columns, 'contracts.contract_number', 'contracts.status as contract_status'])
    .$if(member_id !== undefined, (query) => query.where('members.member_id', '=', member_id ?? ''))
    .$if(words !== null, (query) =>
      query.where(
        sql<string>`coalesce(members.organisation || ' ', '') || members.firstname || ' ' || members.lastname`,
        'ilike',
        `%${(words ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`,
      ),
    )
    .$if(disabled, (query) => query.where('members.disabled_at', 'is not', null))
    .orderBy(sql`coalesce(members.organisation, members.lastname)`)
    .orderBy('members.firstname')
    .orderBy('members.member_id')
    .limit(limit)
    .execute()
}

/** One member as operators may see them: without secrets. */
export async function readMember(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .select([
      ...columns,
      'pending_email',
      'mobile',
      'landline',
      'line1',
      'line2',
      'line3',
      'line4',
      'postal_code',
      'city',
      'permissions',
      'features',
      'frozen_at',
      'updated_at',
    ])
    .select(sql<boolean>`members.password_hash is not null`.as('has_password'))
    .where('member_id', '=', member_id)
    .executeTakeFirst()
}

export async function readContract(db: Db, member_id: string) {
  const row = await db
    .selectFrom('contracts')
    .select([
      'contract_number',
      'country',
      'status',
      'effective_date',
      'end_date',
      'withdrawal_until',
      'suspends_on',
      'formal_notice_on',
      'amount_due_cents',
      'due_day',
    ])
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  return row ?? null
}

export async function readAnimals(db: Db, member_id: string) {
  return db
    .selectFrom('animals')
    .select(['animal_id', 'name', 'type', 'breed', 'icad', 'formula', 'cover_start'])
    .where('member_id', '=', member_id)
    .orderBy('position')
    .execute()
}

/** The accounts in use: of the active mandate, and for refunds. */
export async function readAccounts(db: Db, member_id: string) {
  const mandate = await db
    .selectFrom('mandates')
    .select(['umr', 'iban', 'holder', 'signed_at'])
    .where('member_id', '=', member_id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  const refunds = await db
    .selectFrom('refund_accounts')
    .select(['iban', 'holder', 'held_until'])
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return { mandate: mandate ?? null, refunds: refunds ?? null }
}

/** Sign-in state of the member, and counts of open matters. */
export async function readActivity(db: Db, member_id: string) {
  const sessions = await db
    .selectFrom('sessions')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('ended_at', 'is', null).as('open'),
      fn.max('last_used_at').as('last'),
    ])
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
  const passkeys = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
  const requests = await db
    .selectFrom('refund_requests')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('member_id', '=', member_id)
    .groupBy('status')
    .orderBy('status')
    .execute()
  const waiting = await db
    .selectFrom('outgoing_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', member_id)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    open_sessions: Number(sessions.open),
    last_used_at: sessions.last,
    passkeys: Number(passkeys.count),
    requests: Object.fromEntries(requests.map(({ status, count }) => [status, Number(count)])),
    waiting_messages: Number(waiting.count),
  }
}

import type { Day } from '@coussinet/contract/domain/days.ts'
import type { GodchildStatus } from '@coussinet/contract/domain/sponsorship.ts'
import { type Insertable, sql } from 'kysely'
import type { MomentPosition } from '#platform/db/cursor.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'

const columns = [
  'sponsorship_request_id',
  'status',
  'firstname',
  'created_at',
  'offer_id',
  'effective_date',
  'refused_at',
  'drawn_at',
  'amount_cents',
  'paid_on',
] as const

/** Why a quote never counted: it was the sponsor's own, and no godchild to be shown. */
export const ownQuote = 'own_quote'

const shown = (db: Db, member_id: string) =>
  db
    .selectFrom('sponsorship_requests')
    .where('member_id', '=', member_id)
    .where((row) => row.or([row('refusal', 'is', null), row('refusal', '<>', ownQuote)]))

export async function sumOfGains(db: Db, member_id: string): Promise<number> {
  const { cents } = await shown(db, member_id)
    .select(({ fn }) => fn.sum<number | string | null>('amount_cents').as('cents'))
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}

type GodchildPage = { after?: MomentPosition; limit: number }

/** A page of the member's godchildren, newest first. */
export async function findGodchildren(db: Db, member_id: string, { after, limit }: GodchildPage) {
  const query = shown(db, member_id)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('sponsorship_request_id', 'desc')
    .limit(limit)
    .$narrowType<{ status: GodchildStatus }>()
  return after
    ? query
        .where(sql<boolean>`(created_at, sponsorship_request_id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
        .execute()
    : query.execute()
}
export type GodchildRow = Awaited<ReturnType<typeof findGodchildren>>[number]

/** One godchild with what the insurer knows of them, which stands still until the transaction ends. */
export async function findGodchild(
  db: Db,
  member_id: string,
  sponsorship_request_id: string,
  { forUpdate = false }: RowLock = {},
) {
  const query = db
    .selectFrom('sponsorship_requests')
    .select([...columns, 'email', 'phone'])
    .where('member_id', '=', member_id)
    .where('sponsorship_request_id', '=', sponsorship_request_id)
    .$narrowType<{ status: GodchildStatus }>()
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst()
}
export type LockedGodchild = NonNullable<Awaited<ReturnType<typeof findGodchild>>>

type GodchildColumns = {
  status?: GodchildStatus
  signed_at?: Date
  effective_date?: Day
  validated_at?: Date
  refused_at?: Date
  refusal?: string
  paid_on?: Day
}

export async function changeGodchild(
  db: Db,
  { member_id, id }: { member_id: string; id: string },
  changes: GodchildColumns,
): Promise<void> {
  await db
    .updateTable('sponsorship_requests')
    .set(changes)
    .where('member_id', '=', member_id)
    .where('sponsorship_request_id', '=', id)
    .execute()
}

export async function findBegun(db: Db, today: Day, limit: number) {
  return db
    .selectFrom('sponsorship_requests')
    .select(['member_id', 'sponsorship_request_id'])
    .where('status', '=', 'signed')
    .where('refused_at', 'is', null)
    .where('effective_date', '<=', today)
    .limit(limit)
    .execute()
}

export type UpsertedGodchild = Pick<
  LockedGodchild,
  'status' | 'firstname' | 'effective_date' | 'refused_at' | 'drawn_at' | 'paid_on'
>

/** Writes a godchild; answers false when this mailbox was presented by the member before. */
export async function insertGodchild(db: Db, godchild: Insertable<Database['sponsorship_requests']>): Promise<boolean> {
  const added = await db
    .insertInto('sponsorship_requests')
    .values(godchild)
    .onConflict((conflict) => conflict.columns(['member_id', 'godchild_hash']).doNothing())
    .returning('sponsorship_request_id')
    .executeTakeFirst()
  return added !== undefined
}

export async function setFirstname(
  db: Db,
  member_id: string,
  sponsorship_request_id: string,
  firstname: string,
): Promise<void> {
  await db
    .updateTable('sponsorship_requests')
    .set({ firstname })
    .where('member_id', '=', member_id)
    .where('sponsorship_request_id', '=', sponsorship_request_id)
    .execute()
}

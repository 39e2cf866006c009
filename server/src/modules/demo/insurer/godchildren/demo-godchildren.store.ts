import type { Day } from '@coussinet/contract/domain/days.ts'
import type { GodchildStatus } from '@coussinet/contract/domain/sponsorship.ts'
import type { Db } from '#platform/db/db.ts'

const ofAnyMember = (db: Db) =>
  db
    .selectFrom('sponsorship_requests as requests')
    .innerJoin('members', 'members.member_id', 'requests.member_id')
    .select([
      'requests.member_id',
      'requests.sponsorship_request_id as id',
      'requests.reference',
      'requests.status',
      'requests.firstname',
      'requests.effective_date',
    ])
    .select([
      'requests.drawn_at',
      'requests.paid_on',
      'requests.refused_at',
      'members.firstname as sponsor_firstname',
      'members.lastname as sponsor_lastname',
    ])
    .$narrowType<{ status: GodchildStatus }>()

/** A godchild of any member by its id or its reference, capitals or not. */
export function findGodchild(db: Db, name: { id: string } | { reference: string }) {
  const query = ofAnyMember(db)
  return (
    'id' in name
      ? query.where('requests.sponsorship_request_id', '=', name.id)
      : query.where('requests.reference', '=', name.reference.toUpperCase())
  ).executeTakeFirst()
}
export type AnyGodchild = NonNullable<Awaited<ReturnType<typeof findGodchild>>>

/** Those of all members, newest first. */
export function findLatestGodchildren(db: Db, limit: number) {
  return ofAnyMember(db).orderBy('requests.created_at', 'desc').limit(limit).execute()
}

/** The hand that moves a godchild lets their contract have begun earlier. */
export async function setEffectiveDate(
  db: Db,
  { member_id, id }: Pick<AnyGodchild, 'member_id' | 'id'>,
  effective_date: Day,
): Promise<void> {
  await db
    .updateTable('sponsorship_requests')
    .set({ effective_date })
    .where('member_id', '=', member_id)
    .where('sponsorship_request_id', '=', id)
    .execute()
}

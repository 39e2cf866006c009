import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { notHeld } from '#platform/records/legal-holds.ts'
import type { UnfinishedDraft } from '../../documents/documents.ts'

// Condition that a draft contains something that its member typed, confirmed or uploaded, beyond the choice of an animal.
const holdsMore = sql<boolean>`(num_nonnulls(care_date, invoice_number, vet_name, cause, first_symptoms_on) > 0 or paid_confirmed
  or exists (select 1 from documents f where f.owner_kind = 'request' and f.member_id = r.member_id and f.request_id = r.request_id))`

const holdsAnimals = sql<boolean>`exists (select 1 from refund_request_animals a where a.member_id = r.member_id and a.request_id = r.request_id)`

export type DraftLeft = UnfinishedDraft & { holds_more: boolean }

type DraftWalk = {
  /** last change after `after_moment` and no later than `until` */
  after_moment?: Date
  until: Date
  after: { member_id: string; subject_id: string }
  limit: number
}

/**
 * Drafts of all members by last change, with whether they contain anything, up to `limit` after a cursor; none of members on legal hold.
 */
export async function findDraftsLeft(db: Db, { after_moment, until, after, limit }: DraftWalk): Promise<DraftLeft[]> {
  const since = after_moment ? sql`changed_at > ${after_moment}` : sql`true`
  const { rows } = await sql<DraftLeft>`
    select member_id, request_id as subject_id, changed_at, ${holdsMore} as holds_more, not (${holdsMore} or ${holdsAnimals}) as is_empty
    from refund_requests r
    where status = 'draft' and changed_at <= ${until} and ${since} and ${notHeld('r')}
      and (member_id, request_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)
    order by member_id, request_id limit ${limit}`.execute(db)
  return rows
}

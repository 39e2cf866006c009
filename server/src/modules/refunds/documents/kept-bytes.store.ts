import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

// Files of messages count for this long.
const weighed = 30 * 86_400_000

/**
 * Sums the bytes that a member sent and that await treatment: documents of undecided requests, of disputes and of
 * unanswered quotes, and the files of a month's messages, in threads and to the team (SEC-42). One statement.
 */
export async function sumStoredBytes(db: Db, member_id: string, at: Date): Promise<number> {
  const since = new Date(at.getTime() - weighed)
  const { rows } = await sql<{ bytes: number | string | null }>`
    select sum(size) as bytes from (
      select f.size from documents f join refund_requests r using (member_id, request_id)
      where f.owner_kind = 'request' and f.member_id = ${member_id}::uuid and (r.decided_at is null or f.file_id::text in (
        select jsonb_array_elements_text(c.file_ids) from disputes c
        where c.member_id = ${member_id}::uuid and c.status = 'pending'))
      union all
      select size from pile_arrivals where member_id = ${member_id}::uuid and refusal_code is null
      union all
      select f.size from documents f join quotes q using (member_id, quote_id)
      where f.owner_kind = 'quote' and f.member_id = ${member_id}::uuid and q.status in ('draft', 'pending')
      union all
      select f.size from documents f join refund_request_messages m using (member_id, message_id)
      where f.owner_kind = 'message' and f.member_id = ${member_id}::uuid and m.author = 'member' and m.created_at > ${since}
      union all
      select f.size from contact_files f join contact_messages m using (member_id, contact_message_id)
      where f.member_id = ${member_id}::uuid and m.created_at > ${since}
    ) kept`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/db/db.types.ts'

/** Members with a hundred decided requests each, one refund a request, and one request in a hundred that is open; a few drafts beside. */
export async function fillRequests(db: Kysely<Database>, members: number): Promise<void> {
  await sql`
    insert into members (member_id, nevg, firstname, lastname, email, locale, line1, postal_code, city, country, created_at, updated_at)
    select gen_random_uuid(), lpad(n::text, 9, '0'), 'Hélène', 'Carpentier', n || '@example.org', 'fr', '27 RUE DES TILLEULS', '69003', 'LYON', 'FR', timestamptz '2025-01-01Z', timestamptz '2025-01-01Z'
    from generate_series(1, ${members}::int) n`.execute(db)
  await sql`
    insert into animals (member_id, animal_id, name, type, gender, breed, colour, birth_date, cover_start, formula, position)
    select member_id, gen_random_uuid(), 'Oslo', 'dog', 'male', 'Border Collie', 'noir', date '2021-04-10', date '2025-01-10', 'integrale', 0 from members`.execute(
    db,
  )
  await sql`
    insert into refund_requests (member_id, request_id, status, tracking_reference, care_date, cause, paid_confirmed, created_at, changed_at, submitted_at)
    select member_id, gen_random_uuid(), case when n = 0 then 'pending' when n = 101 then 'draft' when n % 4 = 0 then 'rejected' else 'accepted' end, 'ZR-' || md5(member_id::text || n), date '2026-02-01', 'illness', true, changed_at, changed_at, changed_at
    from members, generate_series(0, 101) n, lateral (select timestamptz '2026-01-01Z' + (hashtext(member_id::text || n)::bigint + 2147483648) % 25000000 * interval '1 second' as changed_at) moment`.execute(
    db,
  )
  await sql`
    insert into refunds (member_id, refund_id, request_id, animal_id, position, tracking_reference, care_date, cause, billed_cents, subtotal_cents, deductible_cents, care_refund_cents, vaccine_refund_cents, refunded_cents, lines, computation, reasons, decided_at)
    select member_id, gen_random_uuid(), request_id, animal_id, 0, tracking_reference, care_date, cause, 10000, 10000, 2500, 5625, 0, 5625, '[]', '{}', '[]', changed_at
    from refund_requests join animals using (member_id) where status = 'accepted'`.execute(db)
  for (const table of ['members', 'animals', 'refund_requests', 'refunds'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { fileKey, type FileStore } from '#platform/files/file-store.ts'
import { forEachConcurrently } from '../backup/files/for-each-concurrently.ts'

type ClaimsSpec = { claims: number; files: number; /** tells them from those of another call */ as: string; at: Date }

/** Claims by the thousand, ten of a member, each with its refund; the first ones with a stored document each. */
export async function manyClaims(
  db: Db,
  store: Pick<FileStore, 'put'>,
  { claims, files, as, at }: ClaimsSpec,
): Promise<void> {
  const members = claims / 10
  const id = (kind: string, number: string) => sql.raw(`md5('${as}${kind}' || ${number})::uuid`)
  await sql`insert into members (member_id, nevg, firstname, lastname, email, locale, line1, postal_code, city, country, created_at, updated_at)
    select ${id('member', 'n')}, ${as} || n, 'Hélène' || E'\\t"\\\\' || n, 'O’Connor ' || chr(10) || n, 'm' || n || '@example.org', 'fr', '1 RUE', '69003', 'LYON', 'FR', ${at}, ${at} from generate_series(1, ${members}::integer) n`.execute(
    db,
  )
  await sql`insert into contracts (member_id, contract_number, country, status, effective_date, due_day, created_at)
    select ${id('member', 'n')}, 'ZC-' || n, 'FR', 'active', '2024-01-01', 5, ${at} from generate_series(1, ${members}::integer) n`.execute(
    db,
  )
  await sql`insert into animals (member_id, animal_id, name, type, gender, breed, colour, birth_date, formula, position)
    select ${id('member', 'n')}, ${id('animal', 'n')}, 'Oslo', 'dog', 'male', 'Border Collie', 'noir', '2021-04-10', 'integrale', 0 from generate_series(1, ${members}::integer) n`.execute(
    db,
  )
  await sql`insert into refund_requests (member_id, request_id, status, tracking_reference, care_date, cause, created_at, changed_at, submitted_at, decided_at)
    select ${id('member', '(1 + n % ' + String(members) + ')')}, ${id('request', 'n')}, 'accepted', 'ZR-' || n, '2026-03-01', 'illness', ${at}, ${at}, ${at}, ${at} from generate_series(1, ${claims}::integer) n`.execute(
    db,
  )
  await sql`insert into refund_request_animals (member_id, request_id, animal_id, position)
    select ${id('member', '(1 + n % ' + String(members) + ')')}, ${id('request', 'n')}, ${id('animal', '(1 + n % ' + String(members) + ')')}, 0 from generate_series(1, ${claims}::integer) n`.execute(
    db,
  )
  await sql`insert into refunds (member_id, refund_id, request_id, animal_id, position, tracking_reference, care_date, cause, billed_cents, subtotal_cents, deductible_cents, care_refund_cents, vaccine_refund_cents, refunded_cents, lines, computation, reasons, decided_at)
    select ${id('member', '(1 + n % ' + String(members) + ')')}, ${id('refund', 'n')}, ${id('request', 'n')}, ${id('animal', '(1 + n % ' + String(members) + ')')}, 0, 'ZR-' || n, '2026-03-01', 'illness', 5000, 5000, 0, 4000, 0, 4000, '[{"label": "Consultation", "billed_cents": 5000}]', '{"rate": 80}', '[]', ${at} from generate_series(1, ${claims}::integer) n`.execute(
    db,
  )

  const rows = Array.from({ length: files }, () => ({ stored_as: fileKey(), bytes: randomBytes(300) }))
  await forEachConcurrently(rows, ({ stored_as, bytes }) => store.put(stored_as, bytes))
  const written = JSON.stringify(
    rows.map(({ stored_as, bytes }, at_row) => ({
      n: at_row + 1,
      stored_as,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  )
  // By the name that an older schema has too.
  await sql`insert into refund_request_files (member_id, request_id, file_id, type, name, media_type, size, sha256, source_sha256, stored_as, status, received_at)
    select ${id('member', '(1 + n % ' + String(members) + ')')}, ${id('request', 'n')}, ${id('file', 'n')}, 'invoice', 'facture.pdf', 'application/pdf', 300, sha256, sha256, stored_as, 'accepted', ${at} from json_to_recordset(${written}::json) as t(n integer, stored_as text, sha256 text)`.execute(
    db,
  )
}

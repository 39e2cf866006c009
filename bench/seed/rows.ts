import { permissions } from '../../contract/src/domain/permissions.ts'

/** `each`: how many rows a member has; statements see the member's number as `i` and the row's as `r`, both from 1. */
export type Table = { name: string; each: number; columns: string; values: string }

const lines = JSON.stringify(
  ['emergency', 'xray', 'medication'].map((care_kind) => ({
    label: '',
    care_kind,
    reason_code: null,
    billed_cents: 7500,
    covered_cents: 7500,
    refunded_cents: 6750,
  })),
)
const computation = JSON.stringify({
  rate: 90,
  net_cents: 20_250,
  refunded_cents: 20_250,
  deductible_cents: 0,
  ceiling_cut_cents: 0,
  covered_base_cents: 22_500,
  vaccine_package_cents: 0,
})
const now = `timestamptz '2026-11-20 10:00+00'`
const member = `md5('m' || i)::uuid`
const animal = `md5('a1-' || i)::uuid`
const request = `md5('q' || r || '-' || i)::uuid`

/** A member of so many days and requests: what they and the insurer have written meanwhile. */
export const tablesFor = (days: number, requests: number): readonly Table[] => {
  // The same member’s rows lie far from each other on the disk, as they come in a life.
  const filed = `(${now} - ((r * 67 + i % 61) % ${days}) * interval '1 day')`
  return [
    {
      name: 'members',
      each: 1,
      columns:
        'member_id, nevg, firstname, lastname, email, locale, line1, postal_code, city, country, mobile, permissions, features, created_at, updated_at',
      values: `${member}, (100000000 + i)::text, 'Hélène', 'Carpentier', 'member' || i || '@example.org', 'fr', '27 RUE DES TILLEULS', '69003', 'LYON', 'FR', '+33639981204',
      '{${permissions.join(',')}}', '{notifications,payment_schedule}', ${now}, ${now}`,
    },
    {
      name: 'contracts',
      each: 1,
      columns: 'member_id, contract_number, country, status, effective_date, due_day, created_at',
      values: `${member}, 'ZC-' || i, 'FR', 'active', date '2024-11-20' + (i % 300)::int, 5, ${now}`,
    },
    {
      name: 'animals',
      each: 1,
      columns:
        'member_id, animal_id, name, type, gender, breed, colour, birth_date, icad, cover_start, formula, monthly_price_cents, position',
      // One in a hundred has no number yet: the morning’s job looks for them.
      values: `${member}, ${animal}, 'Oslo', 'dog', 'male', 'Border Collie', 'noir et blanc', '2021-04-10', case when i % 100 > 0 then '250269812340176' end, date '2024-11-20' + (i % 300)::int, 'integrale', 2490, 0`,
    },
    {
      name: 'refund_accounts',
      each: 1,
      columns: 'member_id, refund_account_id, iban, holder, created_at',
      values: `${member}, md5('i' || i)::uuid, 'FR3999910000170000412703A23', 'HELENE CARPENTIER', ${now}`,
    },
    {
      name: 'mandates',
      each: 1,
      columns:
        'member_id, mandate_id, umr, status, holder, line1, postal_code, city, country, iban, signed_at, created_at',
      values: `${member}, md5('d' || i)::uuid, 'ZM' || i, 'active', 'HELENE CARPENTIER', '27 RUE DES TILLEULS', '69003', 'LYON', 'FR', 'FR3999910000170000412703A23', ${now}, ${now}`,
    },
    {
      name: 'login_names',
      each: 2,
      columns: 'name_hash, member_id',
      values: `sha256(convert_to('login ' || case r when 1 then (100000000 + i)::text else 'member' || i || '@example.org' end, 'UTF8')), ${member}`,
    },
    {
      name: 'sessions',
      each: 2,
      columns: 'member_id, session_id, user_agent, created_at, last_used_at, ended_at',
      values: `${member}, md5('s' || r || '-' || i)::uuid, 'Firefox', ${now}, ${now}, case when r > 1 then ${now} end`,
    },
    {
      name: 'access_tokens',
      each: 1,
      columns: 'token_hash, member_id, session_id, expires_at',
      values: `sha256(convert_to('million-access-token-' || i, 'UTF8')), ${member}, md5('s1-' || i)::uuid, ${now} + interval '10 years'`,
    },
    {
      name: 'refresh_tokens',
      each: 2,
      columns: 'token_hash, member_id, session_id, expires_at',
      values: `sha256(convert_to('refresh' || r || '-' || i, 'UTF8')), ${member}, md5('s1-' || i)::uuid, ${now} + interval '10 years'`,
    },
    {
      name: 'receipts',
      each: 12,
      columns: 'member_id, receipt_id, month, issue_date, due_date, amount_cents, status, payment_date',
      values: `${member}, md5('r' || r || '-' || i)::uuid, '2026-' || to_char(r, 'FM00'), make_date(2026, r, 5), make_date(2026, r, 5), 2490, case when r = 12 then 'upcoming' else 'paid' end, case when r < 12 then make_date(2026, r, 5) end`,
    },
    {
      name: 'refund_requests',
      each: requests,
      columns:
        'member_id, request_id, status, tracking_reference, care_date, cause, paid_confirmed, created_at, changed_at, submitted_at, decided_at',
      values: `${member}, ${request}, 'accepted', 'ZR-' || r || '-' || i, (${filed} - interval '2 days')::date, 'accident', true, ${filed}, ${filed}, ${filed}, ${filed}`,
    },
    {
      name: 'refund_request_animals',
      each: requests,
      columns: 'member_id, request_id, animal_id, position',
      values: `${member}, ${request}, ${animal}, 0`,
    },
    {
      name: 'documents',
      each: requests,
      columns:
        'owner_kind, member_id, request_id, file_id, type, name, media_type, size, sha256, source_sha256, stored_as, thumbnail_stored_as, status, received_at',
      values: `'request', ${member}, ${request}, md5('f' || r || '-' || i)::uuid, 'invoice', 'facture.jpg', 'image/jpeg', 483211, encode(sha256(convert_to('f' || r || '-' || i, 'UTF8')), 'hex'), encode(sha256(convert_to('g' || r || '-' || i, 'UTF8')), 'hex'),
      md5('k' || r || '-' || i)::uuid::text, md5('t' || r || '-' || i)::uuid::text, 'accepted', ${filed}`,
    },
    {
      name: 'refund_request_moves',
      each: 3 * requests,
      columns: 'member_id, request_id, position, step, at',
      values: `${member}, md5('q' || 1 + r % ${requests} || '-' || i)::uuid, r / ${requests}, (array['filed','pending','processing','accepted'])[1 + r / ${requests}], ${filed}`,
    },
    {
      name: 'refunds',
      each: requests,
      columns: `member_id, refund_id, request_id, animal_id, position, tracking_reference, care_date, cause, event, insurance_year, billed_cents, subtotal_cents, deductible_cents, care_refund_cents,
      vaccine_refund_cents, refunded_cents, lines, computation, reasons, destination_iban, destination_holder, decided_at, payment_date, paid_at`,
      values: `${member}, md5('p' || r || '-' || i)::uuid, ${request}, ${animal}, 0, 'ZR-' || r || '-' || i, (${filed} - interval '2 days')::date, 'accident', 'g3', date '2025-11-20', 22500, 22500, 0, 20250,
      0, 20250, '${lines}', '${computation}', '[]', 'FR3999910000170000412703A23', 'HELENE CARPENTIER', ${filed}, ${filed}::date, ${filed}`,
    },
    {
      name: 'notifications',
      each: 8,
      columns: 'member_id, notification_id, kind, params, created_at, read_at',
      values: `${member}, md5('n' || r || '-' || i)::uuid, 'refund_paid', '{"reference":"ZR-2026-00442","request_id":"4ed4df16-be9e-4ee4-b69d-f19c7e785482","amount_cents":4200}', ${filed}, case when r > 2 then ${filed} end`,
    },
    {
      name: 'audit_log',
      each: 10,
      columns: 'member_id, audit_id, at, actor, action, subject_id',
      values: `${member}, md5('u' || r || '-' || i)::uuid, ${filed}, 'member', 'refund_request.filed', ${request}::text`,
    },
    {
      name: 'outgoing_messages',
      each: 8,
      columns: 'member_id, message_id, channel, created_at, sent_at',
      values: `${member}, md5('o' || r || '-' || i)::uuid, 'email', ${filed}, ${filed}`,
    },
  ]
}

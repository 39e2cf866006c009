import { countries, type Country } from '@coussinet/contract/domain/countries.ts'
import { addMonths, type Day, today } from '@coussinet/contract/domain/days.ts'
import { type RawBuilder, sql } from 'kysely'
import { endLapsedMandates } from '#modules/contributions/contributions.ts'
import { deleteOldLeads } from '#modules/sponsorship/sponsorship.ts'
import { fixedTimes, type RetentionSettings } from '#platform/config/retention-settings.ts'
import type { Db } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'
import { deleteOld } from '#platform/db/delete-old.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Platform } from '#platform/portal.ts'
import { notHeld } from '#platform/records/legal-holds.ts'
import { eachMember, sweepRows } from '#platform/records/sweep-members.ts'
import { deleteEmptyMembers, eraseEndedMembers } from '../erasure/expired-members.ts'

export type RetentionDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'log'> & {
  files: Pick<Platform['files'], 'remove'>
}

type RetentionRule = {
  /** name in the log and in the metric */
  name: string
  /** time limit, for engineers */
  kept: (times: RetentionSettings) => string
  law: string
  /** returns how many rows were deleted or ended */
  run: (platform: RetentionDeps, at: Date) => Promise<number>
}

const monthsBefore = (at: Date, months: number): Date => new Date(addMonths(at.toISOString().slice(0, 10), -months))
const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * 86_400_000)
const perCountry = (of: Record<string, number>, unit: string) =>
  Object.entries(of)
    .map(([country, count]) => `${country} ${count} ${unit}`)
    .join(', ')

const {
  message_years,
  ended_quote_years,
  notification_months,
  ended_card_months,
  proof_years,
  mandate_lapses_months,
  days_of_passing_things,
  empty_row_days,
} = fixedTimes

/** Rules of the daily sweep, in order: each with its time limit and the reason for it. */
export const rules = [
  {
    name: 'sessions',
    kept: ({ log_months }) => `${log_months} months after the last use`,
    law: 'CNIL, recommendation on logging; GDPR 5(1)(e)',
    run: ({ db, config }, at) =>
      deleteOld(db, {
        table: 'sessions',
        key: ['member_id', 'session_id'],
        column: 'last_used_at',
        before: monthsBefore(at, config.retention.log_months),
        only: notHeld('sessions'),
      }),
  },
  {
    name: 'audit_log',
    kept: ({ log_months }) => `${log_months} months`,
    law: 'CNIL, recommendation on logging; GDPR 5(1)(e)',
    run: ({ db, config }, at) =>
      deleteOld(db, {
        table: 'audit_log',
        key: ['member_id', 'audit_id'],
        column: 'at',
        before: monthsBefore(at, config.retention.log_months),
        only: notHeld('audit_log'),
      }),
  },
  {
    name: 'operator_log',
    kept: ({ log_months }) => `${log_months} months`,
    law: 'CNIL, recommendation on logging',
    run: ({ db, config }, at) =>
      deleteOld(db, {
        table: 'operator_log',
        key: ['entry_id'],
        column: 'at',
        before: monthsBefore(at, config.retention.log_months),
      }),
  },
  {
    name: 'notifications',
    kept: () => `${notification_months} months, read or not`,
    law: 'GDPR 5(1)(e)',
    run: ({ db }, at) =>
      deleteOld(db, {
        table: 'notifications',
        key: ['member_id', 'notification_id'],
        column: 'created_at',
        before: monthsBefore(at, notification_months),
        only: notHeld('notifications'),
      }),
  },
  {
    name: 'contact_messages',
    kept: () => `${message_years} years`,
    law: 'limitation of actions: Code civil 2224; GDPR 5(1)(e)',
    run: (platform, at) => forgetWithFiles(platform, 'contact_messages', monthsBefore(at, 12 * message_years)),
  },
  {
    name: 'refund_request_messages',
    kept: () => `${message_years} years`,
    law: 'limitation of actions: Code civil 2224; GDPR 5(1)(e)',
    run: (platform, at) => forgetWithFiles(platform, 'refund_request_messages', monthsBefore(at, 12 * message_years)),
  },
  {
    name: 'ended_quotes',
    kept: () => `${ended_quote_years} years after they were refused, withdrawn or used, or lapsed`,
    law: 'limitation of actions: Code civil 2224; of claims: Code des assurances L114-1, c.c. 2952, law of 4 April 2014 art. 88',
    run: (platform, at) => forgetWithFiles(platform, 'quotes', monthsBefore(at, 12 * ended_quote_years)),
  },
  {
    name: 'card_registrations',
    kept: () => `${days_of_passing_things} days after they expired`,
    law: 'GDPR 5(1)(e)',
    run: ({ db }, at) =>
      deleteOld(db, {
        table: 'card_registrations',
        key: ['member_id', 'card_registration_id'],
        column: 'expires_at',
        before: daysBefore(at, days_of_passing_things),
        only: notHeld('card_registrations'),
      }),
  },
  {
    name: 'invoice_mails',
    kept: () => `${days_of_passing_things} days`,
    law: 'GDPR 5(1)(e)',
    run: ({ db }, at) =>
      deleteOld(db, {
        table: 'invoice_mails',
        key: ['member_id', 'mail_hash'],
        column: 'received_at',
        before: daysBefore(at, days_of_passing_things),
        only: notHeld('invoice_mails'),
      }),
  },
  {
    name: 'vet_links',
    kept: () => `${days_of_passing_things} days after they expired`,
    law: 'GDPR 5(1)(e)',
    run: ({ db }, at) =>
      deleteOld(db, {
        table: 'vet_links',
        key: ['member_id', 'link_id'],
        column: 'expires_at',
        before: daysBefore(at, days_of_passing_things),
        only: notHeld('vet_links'),
      }),
  },
  {
    name: 'payment_cards',
    kept: () => `${ended_card_months} months after their end`,
    law: 'CNIL, deliberation 2018-303; Code monétaire et financier L133-24',
    run: ({ db }, at) =>
      deleteOld(db, {
        table: 'payment_cards',
        key: ['member_id', 'card_id'],
        column: 'ended_at',
        before: monthsBefore(at, ended_card_months),
        only: notHeld('payment_cards'),
      }),
  },
  {
    name: 'sponsorship_leads',
    kept: ({ lead_months }) => `${lead_months} months after the last contact`,
    law: 'CNIL, reference on commercial prospects: three years',
    run: ({ db, config }, at) => deleteOldLeads(db, monthsBefore(at, config.retention.lead_months)),
  },
  {
    name: 'lapsed_mandates',
    kept: () => `ended after ${mandate_lapses_months} months without a debit`,
    law: 'EPC, SEPA direct debit core rulebook 4.1',
    run: (platform, at) => endLapsedMandates(platform, addMonths(today(at), -mandate_lapses_months)),
  },
  {
    name: 'ended_mandates',
    kept: ({ mandate_months }) => `after their end: ${perCountry(mandate_months, 'months')}`,
    law: 'PSD2 71 (13 months); limitation of actions; Belgium: Code civil 2262bis',
    run: ({ db, config }, at) => deleteEndedProofs(db, config.retention.mandate_months, today(at)),
  },
  {
    name: 'contract_data',
    kept: ({ books_years }) => `after the contract’s end: ${perCountry(books_years, 'years')}`,
    law: 'limitation: Code des assurances L114-1, c.c. 2952, law of 4 April 2014 art. 88; books: c.c. 2220',
    run: (platform) => eraseEndedMembers(platform),
  },
  {
    name: 'empty_rows',
    kept: () => `${empty_row_days} days after nothing is left`,
    law: 'GDPR 5(1)(e)',
    run: (platform) => deleteEmptyMembers(platform),
  },
  {
    name: 'erasure_requests',
    kept: () => `${proof_years} years after the answer`,
    law: 'GDPR 5(2): the proof that the answer came in time',
    run: ({ db }, at) =>
      deleteOld(db, {
        table: 'erasure_requests',
        key: ['member_id', 'erasure_request_id'],
        column: 'ended_at',
        before: monthsBefore(at, 12 * proof_years),
      }),
  },
  {
    name: 'legal_holds',
    kept: () => `${proof_years} years after they were lifted`,
    law: 'GDPR 5(2)',
    run: ({ db }, at) =>
      deleteOld(db, {
        table: 'legal_holds',
        key: ['member_id', 'legal_hold_id'],
        column: 'lifted_at',
        before: monthsBefore(at, 12 * proof_years),
      }),
  },
] as const satisfies readonly RetentionRule[]

export type RuleName = (typeof rules)[number]['name']

/** Sweeps with their own schedule, hourly or nightly; this table's test runs them too. */
export const elsewhere = [
  { name: 'tokens', kept: '24 hours after they expired', job: 'session.sweep' },
  { name: 'drafts', kept: '30 days after the last change', job: 'refunds.abandoned-drafts' },
  { name: 'sent_messages', kept: '30 days', job: 'outbox.sweep' },
  { name: 'unsigned_mandates', kept: '30 days', job: 'mandates.sweep' },
  { name: 'unconfirmed_accounts', kept: '30 days', job: 'refund-accounts.unconfirmed' },
  { name: 'codes', kept: '30 days', job: 'signing.sweep' },
  { name: 'former_contacts', kept: '30 days', job: 'security.former-contacts' },
  { name: 'read_notifications', kept: '24 months', job: 'notifications.daily' },
  { name: 'orphan_files', kept: '24 hours at most', job: 'files.orphans' },
  { name: 'told_events', kept: '30 days', job: 'insurer.sweep' },
] as const

/**
 * Ended mandates and refund accounts, by the law of the member's contract; the proof of a mandate's signature stays in
 * the chain while the member does.
 */
async function deleteEndedProofs(db: Db, months: Record<Country, number>, now: Day): Promise<number> {
  let sum = 0
  for (const country of countries) {
    const before = new Date(addMonths(now, -months[country]))
    for (const table of ['mandates', 'refund_accounts'] as const)
      sum += await sweepRows(db, { table, column: 'ended_at', before, due: isOf(table, country) })
  }
  return sum
}

function isOf(table: string, country: Country): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from members left join contracts on contracts.member_id = members.member_id where members.member_id = ${sql.ref(`${table}.member_id`)} and coalesce(contracts.country, members.country) = ${country})`
}

const endedQuotes = sql<boolean>`quotes.status in ('refused', 'withdrawn', 'lapsed', 'used')`

type FileRetention = {
  /** column by which its rows age */
  column: string
  /** condition of the rows that age, the same as the index's */
  among: RawBuilder<boolean>
  /** table of its files, with the columns of the join and of the storage key */
  files: { table: string; by: string; columns: readonly string[] }
}

const allRows = sql<boolean>`true`
const storedTwice = ['stored_as', 'thumbnail_stored_as'] as const

/** Tables whose old rows are deleted with their files: messages to the insurer, messages in threads, ended quotes. */
const filed = {
  contact_messages: {
    column: 'created_at',
    among: allRows,
    files: { table: 'contact_files', by: 'contact_message_id', columns: ['stored_as'] },
  },
  refund_request_messages: {
    column: 'created_at',
    among: allRows,
    files: { table: 'documents', by: 'message_id', columns: storedTwice },
  },
  // Nothing changes a quote after its end.
  quotes: {
    column: 'changed_at',
    among: endedQuotes,
    files: { table: 'documents', by: 'quote_id', columns: storedTwice },
  },
} as const satisfies Readonly<Partial<Record<keyof Database, FileRetention>>>

/** Deletes old rows with their files: the rows first, then the bytes. */
async function forgetWithFiles(
  { db, files }: { db: Db; files: Pick<FileStore, 'remove'> },
  table: keyof typeof filed,
  before: Date,
): Promise<number> {
  const { column, among, files: of } = filed[table]
  const freed: string[] = []
  const count = await eachMember(db, { table, column, before, among }, async (tx, member_id) => {
    const old = sql`member_id = ${member_id} and ${sql.ref(column)} < ${before} and (${among})`
    const keys = sql.join(of.columns.map((key) => sql.ref(`${of.table}.${key}`)))
    const { rows } = await sql<{
      keys: (string | null)[]
    }>`select array[${keys}] as keys from ${sql.table(of.table)} join ${sql.table(table)} using (member_id, ${sql.ref(of.by)}) where ${old}`.execute(
      tx,
    )
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${old}`.execute(tx)
    freed.push(...rows.flatMap((row) => row.keys.flatMap((key) => key ?? [])))
    return Number(numAffectedRows)
  })
  await Promise.allSettled(freed.map((key) => files.remove(key)))
  return count
}

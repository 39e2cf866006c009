import { addDays, addMonths } from '@coussinet/contract/domain/days.ts'
import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { sweepFormerContacts } from '#modules/accounts/security/account-changes/former-contacts.ts'
import { sweepTokens } from '#modules/accounts/session/session.store.ts'
import { deleteOldUnconfirmed, deleteOldUnsigned } from '#modules/contributions/contributions.jobs.ts'
import { aBroughtMember } from '#modules/integration/tests/a-brought-member.ts'
import { deleteOldRead } from '#modules/notifications/notifications.jobs.ts'
import { deleteAbandonedDrafts } from '#modules/refunds/refunds.jobs.ts'
import { deleteOldSignatures } from '#modules/signing/signatures.store.ts'
import { fixedTimes } from '#platform/config/retention-settings.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { forgetMessages } from '#platform/outbox/outbox.store.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { sweep } from '../privacy.jobs.ts'
import { liftHold, placeHold } from './place-hold.ts'
import { elsewhere, type RuleName, rules } from './rules.ts'

const now = '2036-06-15'
const lines: Record<string, unknown>[] = []
const portal = portalForTests({ at: `${now}T02:11:00Z`, log: (line) => lines.push(JSON.parse(line)) })
let member: TestMember
beforeEach(async () => {
  member = await aMember(portal, { effective_date: '2020-01-01', refund_iban: null })
})

const id = () => crypto.randomUUID()
const run = (statement: RawBuilder<unknown>) => statement.execute(portal.db)
const count = async (table: string, where: RawBuilder<unknown> = sql`true`) =>
  (
    await sql<{
      count: number
    }>`select count(*)::integer as count from ${sql.table(table)} where member_id = ${member.member_id} and ${where}`.execute(
      portal.db,
    )
  ).rows[0]?.count ?? 0
const months = (number: number) => addMonths(now, -number)

/** Test of a rule: the day of the limit, a row of that age, and how many such rows there are. */
type Trial = {
  limit: string
  plant: (day: string) => Promise<unknown>
  left: () => Promise<number>
  /** not what a member could claim or dispute by: a hold keeps nothing of it */ free?: true
  act?: () => Promise<unknown>
}

/** A quote with a file, at its last day for what an answer needs. */
async function endedQuote(status: string, day: string): Promise<string> {
  const [quote_id, stored_as] = [id(), id()]
  await run(
    sql`insert into quotes (member_id, quote_id, status, created_at, changed_at, answer_lines, valid_until) values (${member.member_id}, ${quote_id}, ${status}, '2026-01-01', ${day}, '[]', ${day})`,
  )
  await run(
    sql`insert into documents (owner_kind, member_id, quote_id, file_id, type, name, media_type, size, sha256, stored_as, thumbnail_stored_as, received_at) values ('quote', ${member.member_id}, ${quote_id}, ${id()}, 'quote', 'devis.jpg', 'image/jpeg', 1, 's', ${stored_as}, ${`${stored_as}-small`}, ${day})`,
  )
  return stored_as
}

const mandate = (columns: { status: string; signed_at: string; ended_at?: string }) =>
  portal.db
    .insertInto('mandates')
    .values({
      member_id: member.member_id,
      mandate_id: id(),
      umr: `CSN-${id()}`,
      holder: 'H',
      line1: 'L',
      postal_code: '1',
      city: 'C',
      country: 'FR',
      iban: 'FR39',
      created_at: new Date(columns.signed_at),
      ...columns,
      signed_at: new Date(columns.signed_at),
      ended_at: columns.ended_at ? new Date(columns.ended_at) : null,
    })
    .execute()

const trials: Record<RuleName, Trial> = {
  sessions: {
    limit: months(12),
    plant: (day) =>
      run(
        sql`insert into sessions (member_id, session_id, user_agent, created_at, last_used_at) values (${member.member_id}, ${id()}, 'old', ${day}, ${day})`,
      ),
    left: () => count('sessions', sql`user_agent = 'old'`),
  },
  audit_log: {
    limit: months(12),
    plant: (day) =>
      run(
        sql`insert into audit_log (member_id, audit_id, at, actor, action) values (${member.member_id}, ${id()}, ${day}, 'member', 'tried')`,
      ),
    left: () => count('audit_log', sql`action = 'tried'`),
  },
  operator_log: {
    limit: months(12),
    plant: (day) =>
      run(
        sql`insert into operator_log (entry_id, at, action, subject_id) values (${id()}, ${day}, 'tried', ${member.member_id})`,
      ),
    left: async () =>
      (
        await portal.db
          .selectFrom('operator_log')
          .select('entry_id')
          .where('subject_id', '=', member.member_id)
          .execute()
      ).length,
    free: true,
  },
  notifications: {
    limit: months(36),
    plant: (day) =>
      run(
        sql`insert into notifications (member_id, notification_id, kind, params, created_at) values (${member.member_id}, ${id()}, 'security', '{}', ${day})`,
      ),
    left: () => count('notifications'),
  },
  contact_messages: {
    limit: months(60),
    plant: (day) =>
      run(
        sql`insert into contact_messages (member_id, contact_message_id, reference, topic, subject, message, content_hash, created_at) values (${member.member_id}, ${id()}, 'CT-1', 'refund', 's', 'm', '\\x00', ${day})`,
      ),
    left: () => count('contact_messages'),
  },
  refund_request_messages: {
    limit: months(60),
    async plant(day) {
      const request_id = id()
      await run(
        sql`insert into refund_requests (member_id, request_id, status, created_at, changed_at) values (${member.member_id}, ${request_id}, 'pending', ${day}, ${day})`,
      )
      await run(
        sql`insert into refund_request_messages (member_id, request_id, message_id, position, author, author_name, text, content_hash, created_at) values (${member.member_id}, ${request_id}, ${id()}, 1, 'member', 'n', 't', '\\x00', ${day})`,
      )
    },
    left: () => count('refund_request_messages'),
  },
  ended_quotes: {
    limit: months(60),
    plant: (day) => endedQuote('lapsed', day),
    left: () => count('quotes'),
  },
  card_registrations: {
    limit: addDays(now, -30),
    plant: (day) =>
      run(
        sql`insert into card_registrations (member_id, card_registration_id, provider_reference, created_at, expires_at) values (${member.member_id}, ${id()}, 'r', ${day}, ${day})`,
      ),
    left: () => count('card_registrations'),
  },
  invoice_mails: {
    limit: addDays(now, -30),
    plant: (day) =>
      run(
        sql`insert into invoice_mails (member_id, mail_hash, received_at) values (${member.member_id}, ${Buffer.from(id())}, ${day})`,
      ),
    left: () => count('invoice_mails'),
  },
  vet_links: {
    limit: addDays(now, -30),
    plant: async (day) => {
      const request_id = id()
      await run(
        sql`insert into refund_requests (member_id, request_id, status, created_at, changed_at) values (${member.member_id}, ${request_id}, 'pending', ${day}, ${day})`,
      )
      await run(
        sql`insert into vet_links (member_id, link_id, token_hash, purpose, request_id, animal_id, shows_amount, created_at, expires_at) values (${member.member_id}, ${id()}, ${Buffer.from(id())}, 'answer', ${request_id}, ${member.animals[0]?.id}, false, ${day}, ${day})`,
      )
    },
    left: () => count('vet_links'),
  },
  payment_cards: {
    limit: months(fixedTimes.ended_card_months),
    plant: (day) =>
      run(
        sql`insert into payment_cards (member_id, card_id, holder, brand, last4, expires, created_at, ended_at) values (${member.member_id}, ${id()}, 'H', 'visa', '4417', '2030-01', ${day}, ${day})`,
      ),
    left: () => count('payment_cards'),
  },
  sponsorship_leads: {
    limit: months(36),
    plant: (day) =>
      run(
        sql`insert into sponsorship_requests (member_id, sponsorship_request_id, reference, status, firstname, lastname, language, created_at) values (${member.member_id}, ${id()}, 'PQ-1', 'created', 'C.', 'Roux', 'fr', ${day})`,
      ),
    left: () => count('sponsorship_requests'),
  },
  lapsed_mandates: {
    limit: months(36),
    // Only one of a member is active: each is tried alone.
    plant: async (day) => {
      await run(
        sql`update mandates set status = 'replaced', ended_at = ${`${now}T00:00:00Z`} where member_id = ${member.member_id} and status = 'active'`,
      )
      await mandate({ status: 'active', signed_at: day })
    },
    left: () => count('mandates', sql`status = 'active'`),
  },
  ended_mandates: {
    limit: months(37),
    plant: (day) => mandate({ status: 'replaced', signed_at: day, ended_at: `${day}T12:00:00Z` }),
    left: () => count('mandates'),
  },
  contract_data: {
    limit: addMonths(now, -60),
    plant: (day) =>
      run(sql`update contracts set status = 'terminated', end_date = ${day} where member_id = ${member.member_id}`),
    left: async () => 1 - (await count('members', sql`erased_at is not null`)),
  },
  empty_rows: {
    limit: addDays(now, -30),
    plant: async (day) => {
      await run(sql`delete from contracts where member_id = ${member.member_id}`)
      await run(sql`update members set erased_at = ${`${day}T12:00:00Z`} where member_id = ${member.member_id}`)
    },
    left: () => count('members'),
  },
  erasure_requests: {
    limit: months(60),
    plant: (day) =>
      run(
        sql`insert into erasure_requests (member_id, erasure_request_id, reference, requested_at, answer_by, status, ended_at) values (${member.member_id}, ${id()}, 'EZ-1', ${day}, ${day}, 'done', ${day})`,
      ),
    left: () => count('erasure_requests'),
    free: true,
  },
  legal_holds: {
    limit: months(60),
    plant: (day) =>
      run(
        sql`insert into legal_holds (member_id, legal_hold_id, reason, placed_at, lifted_at) values (${member.member_id}, ${id()}, 'r', ${day}, ${day})`,
      ),
    left: () => count('legal_holds'),
    free: true,
  },
}

const daysAgo = (days: number) => new Date(Date.parse(`${now}T02:11:00Z`) - days * 86_400_000)

/** Tables with a sweep of their own, by the same times. */
const others: Record<Exclude<(typeof elsewhere)[number]['name'], 'orphan_files' | 'told_events'>, Trial> = {
  tokens: {
    limit: addDays(now, -1),
    plant: (day) =>
      run(
        sql`insert into refresh_tokens (token_hash, member_id, session_id, expires_at) values (sha256(convert_to(${id()}, 'UTF8')), ${member.member_id}, ${id()}, ${`${day}T02:11:00Z`})`,
      ),
    left: () => count('refresh_tokens', sql`expires_at <= ${`${now}T02:11:00Z`}`),
    act: () => sweepTokens(portal.db, portal.clock.now()),
    free: true,
  },
  drafts: {
    limit: addDays(now, -30),
    plant: (day) =>
      run(
        sql`insert into refund_requests (member_id, request_id, status, created_at, changed_at) values (${member.member_id}, ${id()}, 'draft', ${day}, ${day})`,
      ),
    left: () => count('refund_requests'),
    act: () => deleteAbandonedDrafts(portal.platform),
  },
  sent_messages: {
    limit: addDays(now, -30),
    plant: (day) =>
      run(
        sql`insert into outgoing_messages (member_id, message_id, channel, created_at, sent_at) values (${member.member_id}, ${id()}, 'email', ${day}, ${day})`,
      ),
    left: () => count('outgoing_messages'),
    act: () => forgetMessages(portal.db, daysAgo(fixedTimes.days_of_passing_things)),
  },
  unsigned_mandates: {
    limit: addDays(now, -30),
    plant: (day) =>
      run(
        sql`insert into mandates (member_id, mandate_id, umr, status, holder, line1, postal_code, city, country, iban, created_at, text_sha256) values (${member.member_id}, ${id()}, ${id()}, 'draft', 'H', 'L', '1', 'C', 'FR', 'FR39', ${day}, '\\x00')`,
      ),
    left: () => count('mandates'),
    act: () => deleteOldUnsigned(portal.platform),
  },
  unconfirmed_accounts: {
    limit: addDays(now, -30),
    plant: (day) =>
      run(
        sql`insert into refund_account_drafts (member_id, refund_account_id, status, iban, holder, language, parts, text_sha256, text_version, created_at) values (${member.member_id}, ${id()}, 'draft', 'FR39', 'H', 'fr', '[]', '\\x00', '1', ${day})`,
      ),
    left: () => count('refund_account_drafts'),
    act: () => deleteOldUnconfirmed(portal.platform),
  },
  codes: {
    limit: addDays(now, -30),
    plant: (day) =>
      run(
        sql`insert into signatures (member_id, signature_id, subject, subject_id, mode, recipient, contact_hash, text_sha256, code_hash, status, sent_at, expires_at) values (${member.member_id}, ${id()}, 'mandate', ${id()}, 'email', 'h', '\\x00', '\\x00', '\\x00', 'used', ${day}, ${day})`,
      ),
    left: () => count('signatures'),
    act: () => deleteOldSignatures(portal.db, daysAgo(fixedTimes.days_of_passing_things)),
  },
  former_contacts: {
    limit: addDays(now, -30),
    plant: (day) =>
      run(
        sql`insert into former_contacts (member_id, channel, contact, left_at) values (${member.member_id}, 'email', ${day}, ${day})`,
      ),
    left: () => count('former_contacts'),
    act: () => sweepFormerContacts(portal.db, portal.clock.now()),
  },
  read_notifications: {
    limit: months(24),
    plant: (day) =>
      run(
        sql`insert into notifications (member_id, notification_id, kind, params, created_at, read_at) values (${member.member_id}, ${id()}, 'security', '{}', ${day}, ${day})`,
      ),
    left: () => count('notifications'),
    act: () => deleteOldRead(portal.platform),
  },
}

const swept = (name: RuleName | undefined) =>
  rules.find((rule) => rule.name === name)?.run(portal.platform, portal.clock.now())

const ruled = Object.entries(trials).map(([name, trial]) => ({
  name,
  trial,
  act: () => swept(rules.find((rule) => rule.name === name)?.name),
}))
const swepts = Object.entries(others).map(([name, trial]) => ({
  name,
  trial,
  act: async () => void (await trial.act?.()),
}))

it.each(ruled)(
  '[SEC-56] $name: what is a day younger than its time stays, what is a day older goes',
  async ({ name, trial, act }) => {
    await trial.plant(addDays(trial.limit, 1))
    expect(await trial.left()).toBe(1)
    await act()
    expect(await trial.left()).toBe(1)
    await trial.plant(addDays(trial.limit, -1))
    expect(await act()).toBe(1)
    expect(await trial.left()).toBe(['lapsed_mandates', 'contract_data', 'empty_rows'].includes(name) ? 0 : 1)
  },
)

it.each([...ruled, ...swepts].filter(({ trial }) => !trial.free))(
  '[SEC-56] $name: a legal hold keeps it until it is lifted',
  async ({ trial, act }) => {
    const of = { member_id: member.member_id, at: portal.clock.now() }
    await inTransaction(portal.db, (tx) => placeHold(tx, { ...of, reason: 'a claim in court' }))
    await trial.plant(addDays(trial.limit, -1))
    expect([0, undefined]).toContain(await act())
    expect(await trial.left()).toBe(1)
    await inTransaction(portal.db, (tx) => liftHold(tx, of))
    expect([1, undefined]).toContain(await act())
    expect(await trial.left()).toBe(0)
  },
)

it.each(swepts)('[SEC-56] $name: a day inside stays, a day outside goes', async ({ trial, act }) => {
  await trial.plant(addDays(trial.limit, 1))
  await trial.plant(addDays(trial.limit, -1))
  expect(await trial.left()).toBe(2)
  await act()
  expect(await trial.left()).toBe(1)
})

it('[SEC-56] the sweep of a night follows every rule, tells how many rows of each went, and the insurer of a mandate that lapsed', async () => {
  await mandate({ status: 'active', signed_at: '2031-01-01' })
  await trials.audit_log.plant('2030-01-01')
  lines.length = 0
  const taken = await sweep(portal.platform)
  expect(Object.keys(taken)).toEqual(rules.map(({ name }) => name))
  expect(taken).toMatchObject({ lapsed_mandates: 1, audit_log: 1 })
  expect(lines.filter(({ event }) => event === 'retention')).toContainEqual(
    expect.objectContaining({ rule: 'audit_log', rows: 1 }),
  )
  expect((await heardEvents(portal, member.member_id)).map(({ event }) => event)).toEqual(['mandate.lapsed'])
  expect(await sweep(portal.platform)).toMatchObject({ lapsed_mandates: 0, audit_log: 0 })
})

it('[SEC-56] of a godchild who became a client the sponsor keeps what the gain needs', async () => {
  await portal.db
    .insertInto('sponsorship_requests')
    .values({
      member_id: member.member_id,
      sponsorship_request_id: id(),
      reference: 'PQ-9',
      status: 'validated',
      firstname: 'C.',
      lastname: 'Roux',
      email: 'c@example.org',
      language: 'fr',
      created_at: new Date('2030-01-01'),
      validated_at: new Date('2030-02-01'),
      drawn_at: new Date('2030-02-02'),
      amount_cents: 2500,
    })
    .execute()
  expect(await swept('sponsorship_leads')).toBe(1)
  expect(
    await portal.db
      .selectFrom('sponsorship_requests')
      .select(['firstname', 'lastname', 'email', 'amount_cents'])
      .where('member_id', '=', member.member_id)
      .execute(),
  ).toEqual([{ firstname: 'C.', lastname: null, email: null, amount_cents: 2500 }])
})

it('[SEC-56] a mandate of long ago that an insurer brought stays: that nothing is here of the debits before proves nothing', async () => {
  const as = await aMachine(portal, ['members:write'])
  const { nevg, member_id, number } = await aBroughtMember(portal, as)
  const debit = {
    kind: 'bank_account',
    umr: 'ZC-M-1',
    iban: 'FR7630006000011234567890189',
    holder: 'HELENE CARPENTIER',
    signed_at: '2028-01-02T09:00:00Z',
  }
  expect((await askMachine(portal, putContract, { as, params: { number }, raw_body: { nevg, debit } })).status).toBe(
    200,
  )
  const statuses = async () =>
    (await portal.db.selectFrom('mandates').select('status').where('member_id', '=', member_id).execute()).map(
      ({ status }) => status,
    )
  await swept('lapsed_mandates')
  expect(await statuses()).toEqual(['active'])
  await rules
    .find(({ name }) => name === 'lapsed_mandates')
    ?.run(portal.platform, new Date(`${addDays(addMonths(now, 36), 2)}T02:11:00Z`))
  expect(await statuses()).toEqual(['lapsed'])
})

it('[SEC-56][PRE-01] quotes that have ended go after five years with their files and thumbnails, and none that may still be used', async () => {
  const old = addDays(months(60), -1)
  const gone = await Promise.all(['refused', 'withdrawn', 'lapsed', 'used'].map((status) => endedQuote(status, old)))
  for (const status of ['draft', 'pending', 'answered']) await endedQuote(status, old)
  const removed: string[] = []
  const files = { remove: async (key: string) => void removed.push(key) }
  const rule = rules.find(({ name }) => name === 'ended_quotes')
  expect(await rule?.run({ ...portal.platform, files }, portal.clock.now())).toBe(4)
  expect(removed.toSorted()).toEqual(gone.flatMap((key) => [key, `${key}-small`]).toSorted())
  expect(await count('quotes')).toBe(3)
  expect(await count('documents')).toBe(3)
  expect(await rule?.run({ ...portal.platform, files }, portal.clock.now())).toBe(0)
})

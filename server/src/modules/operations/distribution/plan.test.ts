import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#platform/db/db.ts'
import { openTestDatabase } from '#testing/database/test-database.ts'
import { dropTestSchema } from '#testing/outgoing/sent-mails.ts'
import { type Placement, readSchema } from './distribution.store.ts'
import { planFrom } from './plan.ts'
import { tablesOfNobody } from './tables-of-nobody.ts'

let database: OpenDatabase
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, drop } = await openTestDatabase())
  await dropTestSchema(database.db)
})
afterAll(async () => {
  await database.close()
  await drop()
})

const members: Placement = { is_everywhere: false, key: 'member_id', colocation: 1 }

it('[WIDE-02] plans each table of a fresh schema once, after those that it refers to, under its new name', async () => {
  const schema = await readSchema(database.db)
  const { steps, misplaced } = planFrom(schema, new Map(), [])
  expect(misplaced).toEqual([])
  const [renaming, first] = steps
  expect(renaming?.statements).toEqual([
    'drop view disputes',
    'alter table contests rename to disputes',
    'alter table disputes rename contest_id to dispute_id',
    'alter table disputes rename contested_decision to disputed_decision',
  ])
  expect(first?.statements).toEqual([
    "select create_distributed_table('members', 'member_id', colocate_with => 'none')",
  ])
  const order = steps.slice(1).map(({ table }) => table)
  const apart = [
    'operator_log',
    'demo_card_payments',
    'demo_card_registrations',
    'login_names',
    'links',
    'attempts',
    'passkey_owners',
    'push_owners',
    'passkey_challenges',
    'identity_owners',
    'oidc_authorizations',
    'calendar_feed_tokens',
    'invoice_address_tokens',
    'sponsor_codes',
  ]
  expect(order.toSorted()).toEqual(
    schema.tables
      .map(({ name }) => (name === 'contests' ? 'disputes' : name))
      .filter((name) => !apart.includes(name))
      .toSorted(),
  )
  for (const { name, refers_to } of schema.tables)
    for (const to of refers_to.filter((one) => one !== name))
      expect(order.indexOf(to), `${name} refers to ${to}`).toBeLessThan(
        order.indexOf(name === 'contests' ? 'disputes' : name),
      )
  expect(steps.flatMap(({ statements }) => statements)).toEqual(
    expect.arrayContaining([
      "select create_distributed_table('brought_names', 'name_hash', colocate_with => 'none')",
      'alter table access_tokens drop constraint access_tokens_pkey, add primary key (member_id, token_hash)',
      "select create_distributed_table('access_tokens', 'member_id', colocate_with => 'members')",
      "select create_reference_table('portal_facts')",
      "select create_distributed_table('documents', 'member_id', colocate_with => 'members')",
    ]),
  )
  expect(order).not.toContain('documents_of_requests')
})

it('[WIDE-02] plans only what is still local, then takes away the rows that were left on the coordinator', () => {
  const schema = {
    tables: [
      { name: 'animals', refers_to: ['members'] },
      { name: 'members', refers_to: [] },
      { name: 'strays', refers_to: ['animals'] },
    ],
    views: [],
  }
  const placed = new Map([
    ['members', members],
    ['animals', members],
  ])
  expect(planFrom(schema, placed, ['animals']).steps).toEqual([
    {
      table: 'strays',
      statements: ["select create_distributed_table('strays', 'member_id', colocate_with => 'members')"],
    },
    { table: 'animals', statements: ["select truncate_local_data_after_distributing_table('animals')"] },
  ])
})

it.each([
  ['animals', { ...members, colocation: 2 }, 'animals is on the machines by member_id, and belongs with the members'],
  ['animals', { is_everywhere: true, key: null, colocation: 3 }, 'animals is on every machine, and belongs with'],
  ['brought_names', { ...members, colocation: 4 }, 'is on the machines by member_id, and belongs on the machines by'],
  [
    'links',
    { ...members, key: 'token_hash' },
    'links is on the machines by token_hash, and belongs on the coordinator',
  ],
  ['portal_facts', members, 'portal_facts is on the machines by member_id, and belongs on every machine'],
  ['operator_log', { is_everywhere: true, key: null, colocation: 3 }, 'belongs on the coordinator alone'],
])('[WIDE-02] names a table that is elsewhere than it belongs: %s', (name, placement, words) => {
  const tables = [
    { name: 'members', refers_to: [] },
    { name, refers_to: [] },
  ]
  const placed = new Map<string, Placement>([
    ['members', members],
    [name, placement],
  ])
  expect(planFrom({ tables, views: [] }, placed, []).misplaced.join()).toContain(words)
  expect(name === 'animals' || name in tablesOfNobody).toBe(true)
})

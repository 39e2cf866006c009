import { describe, expect, it } from 'vitest'
import { groupMigrations, parseScript, planMigrations } from './migration-plan.ts'

const scripts = [
  parseScript('1_shoes', 'create table shoes (member_id uuid not null, size integer);\n'),
  parseScript('2_key', 'create unique index shoes_key on shoes (member_id, size);\n'),
  parseScript(
    '3_pairs',
    'alter table shoes add constraint shoes_key primary key using index shoes_key;\nalter table shoes add constraint shoes_size check (size > 0) not valid;\nalter table shoes rename to pairs;\n',
  ),
  parseScript('4_checked', 'alter table pairs validate constraint shoes_size;\n'),
  parseScript('5_views', 'create view shoes as select member_id, size from pairs;\n'),
]
const names = scripts.map(({ name }) => name)

describe('[REL-16] pending migrations', () => {
  it('are one transaction on an empty database, indexes and checks included', () => {
    expect(groupMigrations(scripts, names)).toEqual([names])
    const { alone, inTransaction, locks } = planMigrations(scripts, names)
    expect([alone, locks]).toEqual([[], []])
    expect([...inTransaction.values()].flat()).toEqual(scripts.flatMap(({ statements }) => statements))
  })

  it('wait for the index that they use, and look at the rows of a table that was there after its lock', () => {
    const pending = names.slice(1)
    const groups = groupMigrations(scripts, pending)
    expect(groups).toEqual([['2_key'], ['3_pairs'], ['4_checked', '5_views']])
    const [, , last = []] = groups
    expect(planMigrations(scripts, last)).toMatchObject({
      alone: [{ name: '4_checked', lock: { table: 'pairs', mode: 'share update exclusive' } }],
      locks: [],
    })
  })
})

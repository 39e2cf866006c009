import { expect, it } from 'vitest'
import { faultsOfRun } from './faults-of-run.ts'

it('[WIDE-03] a run with a statement that Citus refuses has a fault, whoever sent it', () => {
  const text = 'select "a"."name" from "animals" as "a" inner join "links" as "l" on "l"."member_id" = "a"."member_id"'
  expect(faultsOfRun([{ text, call: null }])).toEqual([
    expect.stringMatching(/sent by a job or a test; refused: tables of two keys joined: links and members/),
  ])
})

it('[WIDE-03] a statement for every shard is one where a member waits for it, and none in a job', () => {
  const text = 'select "name" from "animals" where "animal_id" = $1 and "name" <> $2'
  expect(faultsOfRun([{ text, call: 'listAnimals' }])).toEqual([
    `${text}\n  sent by listAnimals; to every shard: animals without member_id = a value`,
  ])
  expect(faultsOfRun([{ text, call: null }])).toEqual([])
})

it('[WIDE-03] statements for one shard, exceptions and a test’s own are none', () => {
  const fine = ['select "name" from "animals" where "member_id" = $1', 'delete from "links" where "member_id" = $1']
  const own = 'update members set member_id = $1 where member_id = $2'
  expect(faultsOfRun([...fine, own].map((text) => ({ text, call: 'getMe' })))).toEqual([])
})

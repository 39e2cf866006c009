import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordedStatement } from '../database/recorded-statements.ts'
import { faultsOfStatement } from './faults-of-statement.ts'

type Exception = readonly [why: string, pattern: RegExp]

/** Statements that Citus refuses and that are not sent to it (`isSpreadDatabase`, or a test). */
const sentElsewhere: readonly Exception[] = [
  ['rows that a test makes by the thousand', / from (generate_series|json_to_recordset)\(/],
  ['a draft in one statement (decision 62)', /^with member as \(select .* for no key update\)/],
]

/** Statements of a member's call that may go to every shard. */
const seldom: readonly Exception[] = [
  [
    'a token of 0.2, which names no member',
    /^select .* from "(access|refresh)_tokens" (inner join .* )?where ("(access|refresh)_tokens"\.)?"token_hash" = /,
  ],
  [
    'the row that a member has in a look-up table, which is found by another key: taken back, or shown in the export',
    /^(select .*? from|update|delete from) "(calendar_feed_tokens|links|\w+_tokens|login_names|passkey_\w+|sponsor_codes|brought_names)" (set .*?)?where "?member_id"? = \$\d+/,
  ],
  [
    'a delivery and its stream in one statement, after the call',
    /^with "delivery" as \((insert into|update) "webhook_deliveries"/,
  ],
  [
    'the members who share an address, once for each account at a provider that an address links',
    /^select "member_id" from "members" where lower\(email\) = /,
  ],
  ['some counters at once', / from "attempts" where "attempt_key" = any/],
  ['one function for a member and for a page of members', / from "contracts" where "member_id" = any/],
]

/**
 * Faults of what a run has recorded, in sentences: each statement that Citus refuses, and each of a member's call that goes to
 * more than one shard. Statements that stand in a test as they are were sent by that test, and not by the portal.
 */
export function faultsOfRun(statements: readonly RecordedStatement[]): string[] {
  return statements.flatMap(({ text, call }) => {
    const short = text.replaceAll(/\s+/g, ' ').trim()
    const faults = faultsOfStatement(text).filter(({ is_refused }) => is_refused || call !== null)
    const exceptions = faults.some(({ is_refused }) => is_refused) ? sentElsewhere : seldom
    if (faults.length === 0 || exceptions.some(([, pattern]) => pattern.test(short)) || isOfTest(short)) return []
    const whys = faults.map(({ is_refused, why }) => `${is_refused ? 'refused' : 'to every shard'}: ${why}`)
    return [`${short}\n  sent by ${call ?? 'a job or a test'}; ${whys.join('; ')}`]
  })
}

const root = join(import.meta.dirname, '../../..')
const readAll = (patterns: string[]) =>
  globSync(patterns, { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8').replaceAll(/\s+/g, ' '),
  }))
let sources: { tests: string[]; portal: string[] } | null = null

/** Sorts what may hold a statement; the examples of the check itself belong to nobody. */
function readSources() {
  const isTest = (path: string) => /\.test\.ts$|^src\/testing\/|\.sql$/.test(path)
  const all = readAll(['src/**/*.ts', 'migrations/*.sql']).filter(
    ({ path }) => !path.startsWith('src/testing/sharding/'),
  )
  return {
    tests: all.filter(({ path }) => isTest(path)).map(({ text }) => text),
    portal: all.filter(({ path }) => !isTest(path)).map(({ text }) => text),
  }
}

/**
 * Tells whether a test sent a statement, or a migration: one of them holds all that stands between the placeholders, or the
 * portal, which writes with quoted names or in its sources, does not even begin one so.
 */
function isOfTest(text: string): boolean {
  sources ??= readSources()
  const fragments = text.split(/\$\d+|(?<= where )/)
  const beginning = text.slice(0, 24).split('$')[0] ?? ''
  return (
    sources.tests.some((source) => fragments.every((fragment) => source.includes(fragment))) ||
    (!text.includes('"') && !sources.portal.some((source) => source.includes(beginning)))
  )
}

import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import type { ReadLine, UpsertKind } from './apply-line.ts'
import type { ReadRow } from './apply-rows.ts'
import { listUpsertFields, findFieldSchemas } from './upsert-fields.ts'

/** Field that says which one an upsert brings. Of these a row says all; another one that says otherwise is of somebody else. */
const names = { member: 'nevg', contract: 'number', animal: 'id' } as const
type NamedKind = keyof typeof names

const digestBytes = 6
const none = '\0'.repeat(digestBytes)

/** Digests of one thing’s fields, each at its place, by the row that brought it first: a hundred bytes or so, for tables are long. */
type SeenFields = { line: number; digests: string }

/**
 * Looks at the rows of one import in their order, and refuses the whole of a row that brings a member, a contract or an animal
 * which an earlier one brought with something else: one of the two bears a number that is not its own, and to apply it would
 * write over somebody. Equal data, and fields that only one of them has, are no contradiction; nor is what one row says twice.
 */
export function openContradictions(): <R extends ReadRow>(row: R) => R {
  const known = new Map<string, SeenFields>()
  return (row) => {
    const seen = row.entries.map((entry) => look(known, row.number, entry))
    const refused = seen.findIndex((one) => one !== null && one.differing.length > 0)
    if (refused < 0) {
      for (const one of seen) if (one) known.set(one.key, one.next)
      return row
    }
    const entries = row.entries.map((entry, index) => {
      const one = seen[index]
      return one && one.differing.length > 0 && 'line' in entry ? refusalOf(row.number, one) : entry
    })
    return { ...row, entries, refused: seen[refused]?.kind }
  }
}

type FieldContradiction = {
  kind: NamedKind
  key: string
  before: SeenFields | undefined
  next: SeenFields
  differing: string[]
}

function look(known: ReadonlyMap<string, SeenFields>, number: number, entry: ReadLine): FieldContradiction | null {
  const kind = isNamed(entry)
  if (kind === null) return null
  const given = givenBy(entry)
  const name = given.get(names[kind])
  if (typeof name !== 'string') return null
  const key = `${kind} ${name.toLowerCase()}`
  const before = known.get(key)
  const fields = listUpsertFields(kind)
  const digests = Buffer.alloc(fields.length * digestBytes)
  if (before) digests.write(before.digests, 'latin1')
  const differing: string[] = []
  for (const [place, field] of fields.entries()) {
    const value = given.get(field)
    if (value === undefined || field === names[kind]) continue
    const digest = hash('sha256', JSON.stringify(value), 'buffer').subarray(0, digestBytes)
    const former = digests.toString('latin1', place * digestBytes, (place + 1) * digestBytes)
    if (former !== none && former !== digest.toString('latin1') && before?.line !== number) differing.push(field)
    digest.copy(digests, place * digestBytes)
  }
  const next = { line: before?.line ?? number, digests: digests.toString('latin1') }
  return { kind, key, before, next, differing: 'line' in entry ? differing : [] }
}

function isNamed(entry: ReadLine): NamedKind | null {
  const kind = 'line' in entry ? entry.line.upsert : entry.upsert
  return kind === 'member' || kind === 'contract' || kind === 'animal' ? kind : null
}

/** Fields of an entry. One that failed is mended and brought later: what can be read of it counts already. */
function givenBy(entry: ReadLine): Map<string, unknown> {
  if ('line' in entry) return new Map(Object.entries(entry.line))
  const { upsert, given } = entry
  if (upsert === null || typeof given !== 'object' || given === null) return new Map()
  return new Map(Object.entries(given).map(([field, value]) => [field, valueOf(upsert, field, value)]))
}

function valueOf(upsert: UpsertKind, field: string, value: unknown): unknown {
  const [schema] = findFieldSchemas(upsert, field)
  const read = schema ? z.safeParse(schema, value) : null
  return read?.success === true ? read.data : value
}

function refusalOf(number: number, { kind, before, differing }: FieldContradiction): ReadLine {
  const failed = {
    line: number,
    code: 'conflict' as const,
    errors: { [names[kind]]: ['brought_otherwise'] },
    params: { [names[kind]]: { line: before?.line ?? 0, fields: differing.join(', ') } },
  }
  return { number, failed, upsert: kind, given: null }
}

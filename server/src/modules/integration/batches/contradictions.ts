import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import type { ReadLine, UpsertKind } from './apply-line.ts'
import type { ReadRow } from './apply-rows.ts'
import { listUpsertFields, findFieldSchemas } from './upsert-fields.ts'

/**
 * Fields that identify the subject of an upsert. A row has all of them; a row with another value is about another
 * subject.
 */
const names = { member: 'nevg', contract: 'number', animal: 'id' } as const
type NamedKind = keyof typeof names

const digestBytes = 6
const none = '\0'.repeat(digestBytes)

/**
 * Digests of a subject’s fields, by path, with the row that had it first: about a hundred bytes, because tables are
 * long.
 */
type SeenFields = { line: number; digests: string }

/**
 * Compares the rows of one import in order, and refuses a row whose member, contract or animal an earlier row had with
 * other values: one of the two has a wrong number, and applying it would overwrite somebody's data. Equal values, and
 * fields that only one of them has, are no contradiction, nor are repetitions within a row.
 */
export function openContradictions(): <R extends ReadRow>(row: R) => R {
  const known = new Map<string, SeenFields>()
  return (row) => {
    const found = row.entries.map((entry) => look(known, row.number, entry))
    const refused = found.findIndex((one) => one !== null && one.differing.length > 0)
    if (refused < 0) {
      for (const one of found) if (one) known.set(one.key, one.next)
      return row
    }
    const entries = row.entries.map((entry, index) => {
      const one = found[index]
      return one && one.differing.length > 0 && 'line' in entry ? refusalOf(row.number, one) : entry
    })
    return { ...row, entries, refused: found[refused]?.kind }
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

/** Fields of an entry. A failed one is corrected and imported later, so its readable fields count already. */
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

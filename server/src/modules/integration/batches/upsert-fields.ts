import { bic, iban } from '@coussinet/contract/bank-fields.ts'
import { noFormula } from '@coussinet/contract/brand/formula-terms.ts'
import { numberPattern } from '@coussinet/contract/brand/values.ts'
import { cents, day, email, icadOfAnyCountry, instantOrDay, month } from '@coussinet/contract/fields/fields.ts'
import { BatchLine } from '@coussinet/contract/integration/upserts/batch.ts'
import { contractNumber } from '@coussinet/contract/integration/upserts/contract.ts'
import { ownId } from '@coussinet/contract/integration/upserts/upsert.ts'
import { nevg } from '@coussinet/contract/usernames.ts'
import * as z from 'zod/mini'
import type { UpsertKind } from './apply-line.ts'

type FieldSchema = z.core.$ZodType

/** Schema of a field, without optional and nullable wrappers. */
function bare(schema: FieldSchema): FieldSchema {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault)
    return bare(schema.def.innerType)
  return schema
}

function shapesOf(schema: FieldSchema): Record<string, FieldSchema>[] {
  const known = bare(schema)
  if (known instanceof z.ZodMiniObject) return [known.def.shape]
  // A discriminated union has another class in Zod.
  if (known instanceof z.ZodMiniUnion || known instanceof z.ZodMiniDiscriminatedUnion)
    return known.def.options.flatMap(shapesOf)
  return []
}

const shapeOf = (upsert: UpsertKind): Record<string, FieldSchema> =>
  BatchLine.def.options.find(({ shape }) => shape.upsert.def.values[0] === upsert)?.shape ?? {}

/** Names of the fields that an upsert’s line may have, in a fixed order. */
export const listUpsertFields = (upsert: UpsertKind): string[] => Object.keys(shapeOf(upsert))

/** Fields that an upsert requires besides those of its schema, to identify its subject. */
export const namingFields = (upsert: UpsertKind): string[] =>
  Object.entries(shapeOf(upsert))
    .filter(([name, schema]) => name !== 'upsert' && !z.safeParse(schema, undefined).success)
    .map(([name]) => name)

/** Names of an upsert’s fields, nested ones with a dot. */
export function fieldNames(upsert: UpsertKind): string[] {
  const { upsert: _, ...shape } = shapeOf(upsert)
  return [...new Set(namesOf(shape))]
}

function namesOf(shape: Record<string, FieldSchema>): string[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const inner = shapesOf(schema).flatMap(namesOf)
    return inner.length === 0 ? [name] : inner.map((field) => `${name}.${field}`)
  })
}

/** Schemas of a field of an upsert, one or several; none for an unknown field. */
export function findFieldSchemas(upsert: UpsertKind, field: string): FieldSchema[] {
  const [first = '', ...rest] = field.split('.')
  let found = [shapeOf(upsert)[first]].filter((schema) => schema !== undefined)
  for (const name of rest)
    found = found.flatMap((schema) => shapesOf(schema).flatMap((shape) => (shape[name] ? [shape[name]] : [])))
  return found
}

const forms = new Map<FieldSchema, string>([
  [day, 'a day like 2026-11-30'],
  [month, 'a month like 2026-11'],
  [instantOrDay, 'a day like 2026-11-30, or an instant like 2026-11-30T10:00:00Z'],
  [cents, 'an amount, which is read "as": "amount"'],
  [ownId, 'a UUID, or a code of your own that is read "as": "code"'],
  [contractNumber, '1 to 40 letters, digits, dots, hyphens and underscores'],
  [nevg, `a number of the form ${numberPattern}`],
  [email, 'an e-mail address'],
  [icadOfAnyCountry, 'a chip of 15 digits, or a tattoo like LXQ482'],
  [iban, 'an IBAN'],
  [bic, 'a BIC'],
])

/** Format of a field in words; null for plain text. */
export function describeField(upsert: UpsertKind, field: string): string | null {
  const described = findFieldSchemas(upsert, field).flatMap((schema) => formOf(bare(schema)) ?? [])
  return described.length === 0 ? null : [...new Set(described)].join(', or ')
}

/** The sentence of an unknown formula names the known ones. */
const explained = (name: string | number) => (name === noFormula.name ? `${name} (no formula chosen: no cover)` : name)

function formOf(schema: FieldSchema): string | null {
  const known = forms.get(schema)
  if (known !== undefined) return known
  if (schema instanceof z.ZodMiniEnum) return `one of ${Object.values(schema.def.entries).map(explained).join(', ')}`
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values.map(String).join(' or ')
  if (schema instanceof z.ZodMiniBoolean) return 'yes or no, which is read "as": "yes_no"'
  if (schema instanceof z.ZodMiniNumber) return 'a whole number, which is read "as": "whole"'
  return null
}

/** Type of a field in JSON, into which a cell is parsed. */
export function kindOfField(upsert: UpsertKind, field: string): 'number' | 'boolean' | 'text' | 'list' {
  const [schema] = findFieldSchemas(upsert, field).map(bare)
  if (schema instanceof z.ZodMiniNumber) return 'number'
  if (schema instanceof z.ZodMiniBoolean) return 'boolean'
  return schema instanceof z.ZodMiniArray ? 'list' : 'text'
}

export const takes = (upsert: UpsertKind, field: string, value: unknown): boolean =>
  findFieldSchemas(upsert, field).some((schema) => z.safeParse(schema, value).success)

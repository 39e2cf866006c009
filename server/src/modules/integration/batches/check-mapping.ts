import { soldCountries } from '@coussinet/contract/brand/values.ts'
import * as z from 'zod/mini'
import { allowedDueDays } from '#modules/contributions/contributions.ts'
import type { UpsertKind } from './apply-line.ts'
import { getColumnMarks } from './mapped-row.ts'
import { type MappedLine, TableMapping, type FieldSource } from './mapping.ts'
import type { AmountMarks } from './read-amount.ts'
import { fieldNames, kindOfField, namingFields, findFieldSchemas, takes, describeField } from './upsert-fields.ts'

/** Parses a mapping, or returns each of its faults as a sentence that begins with its place. */
export function readMapping(value: unknown): { mapping: TableMapping } | { faults: string[] } {
  const read = TableMapping.safeParse(value)
  if (!read.success) {
    // A value of the wrong type has no other fault.
    const others = new Set(read.error.issues.flatMap((one) => (one.code === 'invalid_type' ? [placeOf(one.path)] : [])))
    const issues = read.error.issues.filter(({ code, path }) => code === 'invalid_type' || !others.has(placeOf(path)))
    return { faults: issues.flatMap((issue) => formFaults(issue, value)) }
  }
  const faults = [
    ...markFaults('thousands', read.data),
    ...read.data.lines.flatMap((line, index) => lineFaults(line, `lines[${index}]`, read.data)),
  ]
  return faults.length > 0 ? { faults } : { mapping: read.data }
}

const placeOf = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || 'the mapping'

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value
  for (const part of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined
  return found
}

const shown = (value: unknown) => (JSON.stringify(value) ?? 'absent').slice(0, 80)

function formFaults(issue: z.core.$ZodIssue, mapping: unknown): string[] {
  const place = placeOf(issue.path)
  const value = at(mapping, issue.path)
  const stands = value === undefined ? `${place} is missing` : `${place} is ${shown(value)}`
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => `${placeOf([...issue.path, key])} is unknown: it has no meaning there`)
    case 'invalid_value':
      return [`${stands}, and should be one of ${issue.values.map((one) => shown(one)).join(', ')}`]
    case 'invalid_union':
      return [
        `${stands}, and should be the name of a column, {"column": …} with "as" (${formsOf()}), "values" or "empty": "none", or {"value": …} with one value for every row`,
      ]
    case 'too_small':
      return [
        issue.origin === 'string'
          ? `${place} is empty, and should be the name of a column`
          : `${place} has nothing, and should hold at least ${String(issue.minimum)}`,
      ]
    case 'too_big':
      return [`${place} holds too many: ${String(issue.maximum)} at most`]
    case 'invalid_type':
      return [`${stands}, and should be ${kinds[issue.expected] ?? issue.expected}`]
    default:
      return [`${stands}, which has no meaning there`]
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  object: 'an object in braces',
  record: 'an object in braces',
  array: 'a list in brackets',
}

const formsOf = () => 'text, day, amount, whole, yes_no, code'

/** The thousands separator and the decimal mark must differ. */
const markFaults = (place: string, { decimal, thousands }: AmountMarks): string[] =>
  thousands === decimal ? [`${place} is “${thousands}”, which is the mark before the cents`] : []

function lineFaults({ upsert, fields }: MappedLine, place: string, mapping: TableMapping): string[] {
  const known = fieldNames(upsert)
  const named = Object.keys(fields)
  const strange = named.filter((field) => findFieldSchemas(upsert, field).length === 0 || isWhole(upsert, field))
  const missing = namingFields(upsert).filter((field) => !named.some((name) => name.split('.')[0] === field))
  return [
    ...strange.map(
      (field) => `${place}.fields names ${field}, which no ${upsert} has. It may have: ${known.join(', ')}`,
    ),
    ...missing.map((field) => `${place}.fields lacks ${field}, which each ${upsert} needs`),
    ...named
      .filter((field) => !strange.includes(field))
      .flatMap((field) => {
        const source = fields[field] ?? ''
        const marks = markFaults(`${field}.thousands`, getColumnMarks(source, mapping))
        return [...(isMarked(source) ? marks : []), ...sourceFaults(upsert, field, source)].map(
          (fault) => `${place}.fields.${fault}`,
        )
      }),
  ]
}

const isMarked = (source: FieldSource) =>
  typeof source !== 'string' && 'column' in source && (source.decimal ?? source.thousands) !== undefined

/** Explains that an object is mapped by its parts, and that lists need NDJSON. */
const isWhole = (upsert: UpsertKind, field: string) =>
  !fieldNames(upsert).includes(field) || kindOfField(upsert, field) === 'list'

function sourceFaults(upsert: UpsertKind, field: string, source: FieldSource): string[] {
  const wanted = describeField(upsert, field)
  const should = wanted === null ? '' : `, and should be ${wanted}`
  if (typeof source !== 'string' && 'value' in source) {
    if (!takes(upsert, field, source.value)) return [`${field} is ${shown(source.value)}${should}`]
    return ofTheBrand(field, source.value)
  }
  const { as, values } = typeof source === 'string' ? { as: 'text' as const, values: undefined } : source
  if (values)
    return Object.entries(values).flatMap(([word, meant]) =>
      takes(upsert, field, meant)
        ? ofTheBrand(field, meant)
        : [`${field}.values has “${word}” mean ${shown(meant)}${should}`],
    )
  const kind = kindOfField(upsert, field)
  const fits = { number: as === 'amount' || as === 'whole', boolean: as === 'yes_no', text: isText(as), list: false }
  return fits[kind] ? [] : [`${field} is read as ${as}${should || ', and should be read as text'}`]
}

const isText = (as: string) => as === 'text' || as === 'day' || as === 'code'

function ofTheBrand(field: string, value: unknown): string[] {
  if (field === 'due_day' && !allowedDueDays.some((day) => day === value))
    return [`${field} is ${shown(value)}, and the brand’s due days are ${allowedDueDays.join(', ')}`]
  if ((field === 'country' || field === 'address.country') && !soldCountries.some((country) => country === value))
    return [`${field} is ${shown(value)}, and the brand sells in ${soldCountries.join(', ')}`]
  return []
}

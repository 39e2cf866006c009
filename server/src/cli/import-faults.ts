import type { FailedLine } from '@coussinet/contract/integration/upserts/batch.ts'
import { type UpsertKind, upsertKinds } from '#modules/integration/batches/apply-line.ts'
import type { RowOutcome } from '#modules/integration/batches/apply-rows.ts'
import { fieldSentence, refusalSentence, unreadRow } from '#modules/integration/batches/fault-sentences.ts'
import { columnsOfField, type MappedRow } from '#modules/integration/batches/mapped-reads.ts'
import { getColumnMarks } from '#modules/integration/batches/mapped-row.ts'
import type { TableMapping } from '#modules/integration/batches/mapping.ts'
import { describeField } from '#modules/integration/batches/upsert-fields.ts'
import { maskedIban } from '#platform/text/mask.ts'

export type FaultSource =
  | { of: 'table'; row: MappedRow; mapping: TableMapping }
  | { of: 'lines'; line: { number: number; upsert: UpsertKind | null; value: unknown } }

/** A fault of one upsert: code and fields for scripts, sentences for people. */
export type ImportFault = FailedLine & { upsert: UpsertKind | null; sentences: string[]; left: UpsertKind[] }

/** Faults of a row, the first of each cause, with the upserts that depend on it. */
export function faultsOfRow(source: FaultSource, outcomes: readonly RowOutcome[]): ImportFault[] {
  const entries = kindsOf(source)
  const reported = new Set<string>()
  return outcomes.flatMap((outcome, index) => {
    if (outcome.result !== 'failed') return []
    const upsert = entries[index] ?? null
    // A cell used by several upserts is reported once.
    const sentences = sentencesOf(source, index, outcome.failed, upsert).filter((one) => !reported.has(one))
    if (sentences.length === 0) return []
    for (const one of sentences) reported.add(one)
    const left = outcomes.flatMap((other, at) => (other.result === 'left' && other.of === upsert ? [at] : []))
    return [{ ...outcome.failed, upsert, sentences, left: left.flatMap((at) => entries[at] ?? []) }]
  })
}

export function faultLine({ of }: FaultSource, faults: readonly ImportFault[]): string {
  const left = [...new Set(faults.flatMap((fault) => fault.left))]
  const sentencesByUpsert = faults.flatMap(({ upsert, sentences }) =>
    sentences.map((one) => (of === 'lines' && upsert !== null ? `${upsert}: ${one}` : one)),
  )
  const what = faults.some(isOtherwise) ? 'the rest of the row' : 'what hangs on it'
  const rest = left.length === 0 ? [] : [`${what} was left: ${left.join(', ')}`]
  return `${of === 'table' ? 'row' : 'line'} ${faults[0]?.line ?? 0}: ${[...sentencesByUpsert, ...rest].join('; ')}`
}

const isOtherwise = ({ errors = {} }: ImportFault) => Object.values(errors).flat().includes('brought_otherwise')

const kindsOf = (source: FaultSource): (UpsertKind | null)[] =>
  source.of === 'lines'
    ? [source.line.upsert]
    : source.row.entries.map((entry) => ('line' in entry ? entry.line.upsert : entry.upsert))

function sentencesOf(source: FaultSource, index: number, failed: FailedLine, upsert: UpsertKind | null): string[] {
  const { code, errors = {}, params = {} } = failed
  const fields = Object.entries(errors)
  if (fields.length === 0) {
    if (source.of === 'table' && source.row.row === null) return [`${unreadRow} (${code})`]
    const refusal = refusalSentence(code, upsert)
    if (typeof refusal === 'string') return [`${refusal} (${code})`]
    return [`${placeOf(source, index, refusal.field)}: ${refusal.sentence} (${code})`]
  }
  return fields.map(([field, keys]) => {
    const cell =
      source.of === 'table' ? source.row.entries[index]?.faults.find((one) => one.field === field) : undefined
    if (cell) return `“${cell.column}” is “${shownText(field, cell.text)}”, and should be ${cell.wanted}`
    const wanted = (upsert === null ? ofNoKind(field) : describeField(upsert, field)) ?? 'of another form'
    const what = source.of === 'table' ? 'row' : 'line'
    const sentence = keys
      .map((key) => fieldSentence(key, { wanted, what, ...inUnit(source, index, field, params[field] ?? {}) }))
      .join(', ')
    const isHidden = keys.includes('card_number')
    return `${placeOf(source, index, field, isHidden)}: ${sentence} (${keys.join(', ')})`
  })
}

/**
 * Values of a sentence in the unit of their source: cents for a line, euros for a cell, with its column’s decimal mark.
 */
function inUnit(source: FaultSource, index: number, field: string, params: Readonly<Record<string, string | number>>) {
  if (!field.endsWith('_cents')) return params
  const shown = (value: string | number) => {
    if (typeof value === 'string') return value
    if (source.of === 'lines') return `${value} cents`
    const { decimal } = getColumnMarks(source.row.entries[index]?.mapped?.fields[field], source.mapping)
    return `${(value / 100).toFixed(2).replace('.', decimal)} €`
  }
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]))
}

const ofNoKind = (field: string) => (field === 'upsert' ? `one of ${upsertKinds.join(', ')}` : null)

/** The field by column and name, with its value as written. */
function placeOf(source: FaultSource, index: number, field: string, isHidden = false): string {
  if (source.of === 'lines') {
    const value = field === '' ? undefined : at(source.line.value, field.split('.'))
    return value === undefined ? field || 'the line' : `${field} is ${isHidden ? '****' : shownValue(field, value)}`
  }
  const { row, entries } = source.row
  const mapped = entries[index]?.mapped
  if (!mapped || !row) return field || 'the row'
  const constant = mapped.fields[field]
  if (typeof constant === 'object' && 'value' in constant)
    return `${field} is ${shownValue(field, constant.value)} by the mapping`
  const columns = columnsOfField(mapped, field)
  const [column] = columns
  if (column === undefined) return field || 'the row'
  if (columns.length > 1) return `${columns.map((one) => `“${one}”`).join(', ')} (${field})`
  const text = (row[column] ?? '').trim()
  const stands = text === '' ? 'is empty' : isHidden ? 'is ****' : `is “${shownText(field, text)}”`
  return `“${column}” (${field}) ${stands}`
}

const longest = 80

function shownText(field: string, text: string): string {
  if (/(?:^|\.)iban$/.test(field)) return maskedIban(text.replaceAll(/\s/g, ''))
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const shownValue = (field: string, value: unknown): string =>
  typeof value === 'string' ? `“${shownText(field, value)}”` : (JSON.stringify(value) ?? '').slice(0, longest)

function at(value: unknown, path: readonly string[]): unknown {
  let found = value
  for (const part of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined
  return found
}

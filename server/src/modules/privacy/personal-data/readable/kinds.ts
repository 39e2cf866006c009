import { formulaLabels } from '@coussinet/contract/brand/values.ts'
import { getCompany } from '@coussinet/contract/company.ts'
import { atHour } from '@coussinet/contract/domain/contact.ts'
import { localClock } from '@coussinet/contract/domain/days.ts'
import { euros, longDay, monthInWords } from '@coussinet/contract/domain/format.ts'
import * as fr from '@coussinet/texts/fr/personal-data-archive.ts'
import * as it from '@coussinet/texts/it/personal-data-archive.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/personal-data-archive.ts'
import { maskedIban } from '#platform/text/mask.ts'
import type { ExportRow } from '../personal-data.store.ts'

const kindWords = messages({ fr: fr.kindWords, it: it.kindWords, nl: nl.kindWords })

/** All data of a member, with the paths of the files beside the page. */
export type MemberExport = {
  language: Language
  country: string
  rows: ReadonlyMap<string, readonly ExportRow[]>
  /** paths in the archive, by table and id of the file; null if the page stands alone */
  paths: ReadonlyMap<string, string> | null
  browsers: ReadonlyMap<string, string>
}

/** Content of a cell: one or more lines, or a file beside the page; null for an empty one. */
export type CellContent = string | readonly string[] | { path: string; name: string } | null

export type CellFormat = (value: unknown, copy: MemberExport, row: ExportRow) => CellContent

export const text: CellFormat = (value) => String(value)
export const each: CellFormat = (value) => (Array.isArray(value) ? value.map(String) : String(value))

// Shows a malformed value as it is, so that it does not hide the rest.
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
const isMonth = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d$/.test(value)

export const day: CellFormat = (value, { language }) => (isDay(value) ? longDay(value, language) : String(value))
export const month: CellFormat = (value, { language }) =>
  isMonth(value) ? monthInWords(value, language) : String(value)
export const amount: CellFormat = (value, { language }) =>
  typeof value === 'number' ? euros(value, language) : String(value)

export const moment: CellFormat = (value, { language, country }) => {
  if (!(value instanceof Date)) return null
  const { day: on, time } = localClock(getCompany(country).hours.time_zone, value)
  return `${longDay(on, language)} ${atHour(time, language)}`
}

export const yesOrNo: CellFormat = (value, { language }) => kindWords[language][value === true ? 'yes' : 'no']

/** Account, masked except for its ends, because the page may be read over a shoulder. */
export const account: CellFormat = (value) => maskedIban(String(value))

/** Code in the portal's words; unchanged if it has none. */
export const words =
  (names: Record<Language, Readonly<Record<string, string>>>): CellFormat =>
  (value, { language }) =>
    names[language][String(value)] ?? String(value)

export const formula: CellFormat = (value, { language }) => formulaLabels[String(value)]?.[language] ?? String(value)

/** File beside the page, with the name given by the member. */
export const file =
  (table: string, id: string, name: (row: ExportRow, copy: MemberExport) => string): CellFormat =>
  (_, copy, row) => {
    const path = copy.paths?.get(`${table} ${String(row[id])}`)
    return path === undefined ? name(row, copy) : { path, name: name(row, copy) }
  }

const found = ({ rows }: MemberExport, table: string, column: string, id: unknown): ExportRow | undefined =>
  rows.get(table)?.find((row) => row[column] === id)

export const browser: CellFormat = (value, { browsers }) => browsers.get(String(value)) ?? String(value)

export const animal: CellFormat = (id, copy) => text(found(copy, 'animals', 'animal_id', id)?.['name'] ?? '–', copy, {})

/** Tracking reference of a filed request. */
export const request: CellFormat = (id, copy) => {
  const reference = found(copy, 'refund_requests', 'request_id', id)?.['tracking_reference']
  return typeof reference === 'string' ? reference : kindWords[copy.language].unsent
}

export const contribution: CellFormat = (id, copy) => {
  const row = found(copy, 'receipts', 'receipt_id', id)
  return row ? month(row['month'], copy, row) : null
}

/** First name of a godchild. */
export const godchild: CellFormat = (id, copy) =>
  text(found(copy, 'sponsorship_requests', 'sponsorship_request_id', id)?.['firstname'] ?? '–', copy, {})

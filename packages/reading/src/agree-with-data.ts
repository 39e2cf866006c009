import type { InvoiceData, ReadBox, ReadingCheck } from '@coussinet/contract/readings.ts'
import { findCareKind } from './care/care-kind.ts'
import { plainWords } from './page/phrases.ts'
import { type PageRow, toPageRows } from './page/rows.ts'
import { storedBox } from './page/stored-box.ts'
import type { PageText, PageWord } from './recognition/page-text.ts'
import { asCreditNote, type UnderstoodPaper } from './understand.ts'
import { parseNumbers } from './values/amounts.ts'
import { findDays } from './values/dates.ts'

type ReadValue<T> = { value: T; sure: boolean; check: ReadingCheck | null; box: ReadBox | null }
type Place = { row: PageRow; words: readonly PageWord[] }

/**
 * Holds the data that a document carries against what its pages show (READ-11): a value that both have is exact, and one that they tell
 * differently is none, and is named in `differs`.
 */
export function agreeWithData(paper: UnderstoodPaper, data: InvoiceData, pages: readonly PageText[]): UnderstoodPaper {
  const rows = toPageRows(pages)
  const number = hold(paper.invoice_number, data.number, {
    isSame: (one, other) => plainNumber(one) === plainNumber(other),
    find: (value) => findWord(rows, (text) => plainNumber(text) === plainNumber(value)),
  })
  const total = hold(paper.total_cents, data.total_cents, {
    isSame: (one, other) => Math.abs(one) === other,
    find: (value) => findAmount(rows, value),
  })
  const clinic = hold(paper.clinic, data.clinic, {
    isSame: isSameName,
    find: (value) => rows.flatMap((row) => (isSameName(row.text, value) ? [{ row, words: row.words }] : []))[0] ?? null,
  })
  const day = holdDay(paper.care_date, data, rows)
  const held = { invoice_number: number, total_cents: total, clinic, care_date: day }
  const differs = Object.entries(held).flatMap(([name, { differs: isOther }]) => (isOther ? [name] : []))
  const isBill = paper.document === 'other' || paper.document === 'invoice' || paper.document === 'credit_note'
  const agreed: UnderstoodPaper = {
    ...paper,
    document: paper.document === 'other' && total.value !== null ? 'invoice' : paper.document,
    invoice_number: number.value,
    total_cents: total.value,
    clinic: clinic.value,
    care_date: day.value,
    lines: total.value === null ? paper.lines : chooseLines(paper, data),
    data: { ...data, differs },
  }
  return isBill && (data.is_credit_note || paper.document === 'credit_note') ? asCreditNote(agreed) : agreed
}

type HeldValue<T> = { value: ReadValue<T> | null; differs: boolean }

const exact = <T>(value: T, { row, words }: Place): ReadValue<T> => ({
  value,
  sure: true,
  check: 'invoice_data',
  box: storedBox(row.page, words),
})

function hold<T>(
  read: ReadValue<T> | null,
  stated: T | null,
  { isSame, find }: { isSame: (one: T, other: T) => boolean; find: (value: T) => Place | null },
): HeldValue<T> {
  if (stated === null) return { value: read, differs: false }
  if (read !== null && isSame(read.value, stated))
    return { value: { ...read, sure: true, check: 'invoice_data' }, differs: false }
  const place = find(stated)
  return { value: place && exact(stated, place), differs: place === null && read !== null }
}

/** The day of care: the delivery's, else the invoice's. It does not replace a day of care that the page names beside the invoice's. */
function holdDay(
  read: ReadValue<string> | null,
  { delivered_on, issued_on }: InvoiceData,
  rows: readonly PageRow[],
): HeldValue<string> {
  const statedDays = [delivered_on, issued_on].filter((day) => day !== null)
  if (statedDays.length === 0) return { value: read, differs: false }
  if (read !== null && statedDays.includes(read.value))
    return { value: { ...read, sure: true, check: 'invoice_data' }, differs: false }
  const shown = rows.flatMap(findDays).filter(({ day }) => statedDays.includes(day))
  if (read !== null) return shown.length > 0 ? { value: read, differs: false } : { value: null, differs: true }
  const [place] = shown.toSorted((one, other) => statedDays.indexOf(one.day) - statedDays.indexOf(other.day))
  return { value: place ? exact(place.day, place) : null, differs: false }
}

/** Lines of the page where they add up, else those of the data where these do. */
function chooseLines(
  { lines }: UnderstoodPaper,
  { total_cents, lines: dataLines }: InvoiceData,
): UnderstoodPaper['lines'] {
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0)
  if (lines.length > 0 && Math.abs(sumOf(lines.map(({ amount_cents }) => amount_cents))) === total_cents) return lines
  const gross = dataLines.map(({ net_cents, rate }) => Math.round((net_cents * (100 + (rate ?? 0))) / 100))
  // Each line's own rounding may leave a cent.
  const left = total_cents - sumOf(gross)
  if (dataLines.length === 0 || Math.abs(left) > dataLines.length) return lines
  const largest = gross.indexOf(Math.max(...gross))
  return dataLines.map(({ label }, at) => {
    const kind = findCareKind(label)
    const amount_cents = (gross[at] ?? 0) + (at === largest ? left : 0)
    return { label, amount_cents, care_kind: kind?.kind ?? null, sure: kind?.isSure === true, box: null }
  })
}

const plainNumber = (number: string) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

function findWord(rows: readonly PageRow[], is: (text: string) => boolean): Place | null {
  for (const row of rows) {
    const word = row.words.find(({ text }) => is(text))
    if (word !== undefined) return { row, words: [word] }
  }
  return null
}

function findAmount(rows: readonly PageRow[], cents: number): Place | null {
  const [found] = rows.flatMap((row) => parseNumbers(row).amounts.filter((one) => Math.abs(one.cents) === cents))
  return found ?? null
}

/** Tells whether one name holds all long words of the other, as a page may shorten or lengthen it. */
function isSameName(one: string, other: string): boolean {
  const [words, others] = [one, other].map((name) => plainWords(name).filter((word) => word.length >= 3))
  if (words === undefined || others === undefined || words.length === 0 || others.length === 0) return false
  return words.every((word) => others.includes(word)) || others.every((word) => words.includes(word))
}

import type { Reading } from '@coussinet/contract/readings.ts'
import type { PageText, PageWord } from '#platform/files/reading/page-text.ts'
import { columnsOf, type Picked } from './bill/columns.ts'
import { labelledAmounts, billRowsOf } from './bill/labelled-amounts.ts'
import { bodyOf } from './bill/lines.ts'
import { settle } from './bill/settle.ts'
import { amountsWithTax } from './bill/with-tax.ts'
import { careKindOf } from './care/care-kind.ts'
import { rowsOf, type Row } from './page/rows.ts'
import { storedBox } from './page/stored-box.ts'
import { careDateOf } from './values/care-date.ts'
import { chipOf } from './values/chip.ts'
import { clinicNameOf } from './values/clinic-name.ts'
import { clinicNumberOf } from './values/clinic-number.ts'
import { documentKindOf } from './values/document-kind.ts'
import { invoiceNumberOf } from './values/invoice-number.ts'

/** Facts about the member's contract that tell a likely value from an unlikely one. */
export type Known = {
  country: 'FR' | 'IT' | 'BE'
  /** YYYY-MM-DD */
  today: string
  /** days on which care is covered, null where it has no end or is not known */
  covered: { from: string | null; to: string | null }
  /** numbers of the member's animals: 15 digits, or tattoos */
  chips: readonly string[]
  /** names of the animals */
  names: readonly string[]
}

type WithoutFilled<T> = T extends { filled: boolean } ? Omit<T, 'filled'> : T

/** A reading before anything was filled by it. A value that no check confirms, and that does not stand alone, is null. */
export type Understood = { [K in Exclude<keyof Reading, 'status'>]: WithoutFilled<Reading[K]> }

// Print that is read well has 90 and more; what a pen wrote, or a crease broke, has less.
const LEAST_CONFIDENCE = 78

/** Tells what the pages of a document say; what is not sure is left out. */
export function understand(pages: readonly PageText[], known: Known): Understood {
  const rows = rowsOf(pages)
  const isClear = (words: readonly PageWord[]) => words.every(({ confidence }) => confidence >= LEAST_CONFIDENCE)
  const bill = billRowsOf(rows, known.names)
  const body = bodyOf(bill)
  const amounts = labelledAmounts(bill, new Set(body.map(({ at }) => at)))
  const { total, column } = settle(amounts, body, known.country)
  const document = documentKindOf(rows, { lines: body.length, hasTotal: total !== null, amounts: amounts.length })
  const none: Understood = {
    document,
    care_date: null,
    invoice_number: null,
    clinic: null,
    clinic_number: null,
    chip: null,
    total_cents: null,
    lines: [],
  }
  if (document === 'other') return none
  const date = careDateOf(rows, known, ({ words }) => isClear(words))
  const number = invoiceNumberOf(rows)
  const clinic = clinicNameOf(rows, isClear)
  const registered = clinicNumberOf(rows, known.country)
  const chip = chipOf(rows, known.chips)
  const isBill = document === 'invoice' || document === 'credit_note' || document === 'quote'
  const place = (row: Row, words: readonly PageWord[]) => storedBox(row.page, words)
  return {
    document,
    care_date:
      date === null ? null : { value: date.day, sure: true, check: date.check, box: place(date.at.row, date.at.words) },
    invoice_number:
      number === null || !isClear(number.words)
        ? null
        : { value: number.number, sure: true, check: null, box: place(number.row, number.words) },
    clinic:
      clinic === null ? null : { value: clinic.name, sure: true, check: null, box: place(clinic.row, clinic.words) },
    clinic_number:
      registered === null
        ? null
        : { value: registered.digits, sure: true, check: 'check_digits', box: place(registered.row, registered.words) },
    chip:
      chip === null ? null : { value: chip.chip, sure: true, check: 'members_chip', box: place(chip.row, chip.words) },
    total_cents:
      total === null || !isBill
        ? null
        : { value: total.cents, sure: true, check: total.checks[0] ?? null, box: place(total.at.row, total.at.words) },
    lines: isBill ? linesOf(column?.lines ?? columnsOf(body)[0] ?? [], column, total?.cents ?? null) : [],
  }
}

function linesOf(
  picked: readonly Picked[],
  column: { isNet: boolean; reduction: number } | null,
  total: number | null,
): Understood['lines'] {
  const amounts = amountsWithTax(picked, column?.isNet ?? false, total, column?.reduction)
  return picked.map(({ line, amount }, at) => {
    const kind = careKindOf(line.label)
    return {
      label: line.label,
      amount_cents: amounts[at] ?? Math.abs(amount.cents),
      care_kind: kind?.kind ?? null,
      // Amounts that do not add up are asked about, whatever their words say.
      sure: column !== null && kind?.isSure === true,
      box: storedBox(amount.row.page, [...amount.row.words]),
    }
  })
}

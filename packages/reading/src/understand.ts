import type { ReadDocument, Reading, ReadingCheck } from '@coussinet/contract/readings.ts'
import { isRepeatedAlone } from './bill/choose-total.ts'
import { findAmountColumns, type PickedAmount, sumColumn } from './bill/columns.ts'
import { isInOtherCurrency } from './bill/currency.ts'
import { selectByRole } from './bill/figures.ts'
import type { LabelledAmount } from './bill/labelled-amounts.ts'
import { asIfCommasWereLost } from './bill/lost-commas.ts'
import { readBill } from './bill/read-bill.ts'
import { findSlipTotal } from './bill/slip-total.ts'
import { type RatedTax, findRatedTaxes } from './bill/tax-rates.ts'
import { amountsWithTax } from './bill/with-tax.ts'
import { findCareKind } from './care/care-kind.ts'
import { toPageRows, type PageRow } from './page/rows.ts'
import { storedBox } from './page/stored-box.ts'
import { withinWords } from './page/within-words.ts'
import { holdSeveralBills, type PaperPage, separatePapers } from './papers.ts'
import type { PageText, PageWord } from './recognition/page-text.ts'
import { findAnimalName } from './values/animal-name.ts'
import { isTitledBill } from './values/bill-titles.ts'
import { findCareDate, type OtherDays, findOtherDays } from './values/care-date.ts'
import { findChip } from './values/chip.ts'
import { findClinicName } from './values/clinic-name.ts'
import { findClinicNumber } from './values/clinic-number.ts'
import { findDocumentKind } from './values/document-kind.ts'
import { type FoundNumber, findInvoiceNumber } from './values/invoice-number.ts'
import type { MemberFacts } from './values/member-facts.ts'
import { findPaymentProof } from './values/payment-proof.ts'

type WithoutFilled<T> = T extends { filled: boolean } ? Omit<T, 'filled'> : T

/** A reading before it fills anything. Values that no check confirms are null, unless they are the only candidate. */
export type UnderstoodPaper = {
  [K in Exclude<keyof Reading, 'status' | 'payment_proof' | 'other_papers' | 'data'>]: WithoutFilled<Reading[K]>
} & {
  /** name of the member's animal that the paper names, as the member writes it; absent of what was read before it was looked for */
  animal?: WithoutFilled<Reading['chip']>
  /** absent of what was read before it was looked for */
  payment_proof?: WithoutFilled<Reading['payment_proof']>
  /** absent of what was read before they were looked for */
  other_papers?: NonNullable<Reading['other_papers']>
  /** absent of a file that carries no data */
  data?: NonNullable<Reading['data']>
}

// Well-read print has 90 and more; handwriting and creased print have less.
const LEAST_CONFIDENCE = 78
const LEAST_CONFIDENCE_OF_NUMBER = 85

/** Extracts the values of a document's pages, without those that are not sure. */
export function understand(pages: readonly PageText[], known: MemberFacts): UnderstoodPaper {
  return understandOnce(pages, known).paper
}

/** One reading of a document, and whether its lines add up. */
export type OneReading = {
  paper: UnderstoodPaper
  checks: number
  /** proven total that other figures contradict, in cents */
  deniedTotal: number | null
  addsUp: boolean
  amounts: readonly LabelledAmount[]
  /** The day has a label of the bill or the care. */
  isDayNamed: boolean
  otherDays: OtherDays
  /** positions of the values that no arithmetic proves */
  places: Partial<Record<UnprovenValue, { row: PageRow; words: readonly PageWord[] }>>
}

/** Values that no arithmetic proves; in a picture, two readings have to agree on them. */
export type UnprovenValue = 'care_date' | 'invoice_number' | 'clinic'

/** Tells whether a second reading may find more. */
export const isUnsure = ({ paper, addsUp }: OneReading): boolean =>
  paper.document === 'other' ||
  ((paper.document === 'invoice' || paper.document === 'credit_note' || paper.document === 'quote') &&
    (!addsUp || paper.total_cents === null || paper.care_date === null || paper.invoice_number === null))

/** Tells whether a page's own text shows its kind and, for a bill, amounts. */
export function isPaper(page: PageText, known: MemberFacts): boolean {
  const { paper, amounts } = understandOnce(withinWords([page]), known)
  const isBill = paper.document === 'invoice' || paper.document === 'credit_note' || paper.document === 'quote'
  return paper.document !== 'other' && (!isBill || amounts.length > 1)
}

/**
 * Extracts the values of one reading of a document. Amounts of another reading may complete its proofs. If a document has a bill among
 * other papers, only the bill's pages count.
 */
export function understandOnce(
  pages: readonly PageText[],
  known: MemberFacts,
  amounts: readonly LabelledAmount[] = [],
): OneReading {
  if (pages.length < 2) return understandBill(pages, known, amounts, true)
  const papers = pages.map((page) => understandPage(page, known))
  const { bill, others } = separatePapers(papers)
  const isOne = !holdSeveralBills(papers.filter(({ page }) => bill.includes(page)))
  const once = understandBill(bill, known, amounts, isOne)
  const other_papers = others.map(({ page: { page }, document }) => ({ page, document }))
  // A certificate beside the bill may say whose it is.
  const rest = papers.filter((paper) => !others.includes(paper)).map(({ page }) => page)
  const animal =
    once.paper.animal ??
    (rest.length > bill.length ? understandBill(rest, known, [], isOne).paper.animal : null) ??
    null
  return { ...once, paper: { ...once.paper, animal, other_papers } }
}

const numberedKind = (document: ReadDocument) =>
  document === 'credit_note' || document === 'quote' ? document : 'invoice'

function understandPage(page: PageText, known: MemberFacts): PaperPage {
  const rows = toPageRows([page])
  const { body, amounts, settled } = readBill(rows, known)
  const total = settled.total?.cents ?? null
  const facts = { lines: body.length, hasTotal: total !== null, amounts: amounts.length, firstLine: body[0]?.at }
  const document = findDocumentKind(rows, facts)
  const named = selectByRole(amounts, 'total', 'payable').map(({ cents }) => Math.abs(cents))
  const number = findInvoiceNumber(rows, numberedKind(document))?.number ?? null
  return { page, document, total, lines: body.length, number, largest: Math.max(0, ...named) }
}

function understandBill(
  pages: readonly PageText[],
  known: MemberFacts,
  others: readonly LabelledAmount[],
  isOne: boolean,
): OneReading {
  const rows = toPageRows(pages)
  const isClear = (words: readonly PageWord[]) => words.every(({ confidence }) => confidence >= LEAST_CONFIDENCE)
  const { bill, body, amounts, settled } = readBill(rows, known, others)
  const { total, column } = settled
  const inTables = new Set(body.map(({ at }) => at))
  const taxes = findRatedTaxes(
    bill
      .filter(({ at }) => !inTables.has(at))
      .flatMap(({ at, numbers }, index, rowsOfTotals) => {
        const named = asIfCommasWereLost(amounts.filter((one) => one.at === at && one.role === 'tax'))
        const own = named.map(({ cents }) => Math.abs(cents))
        const rates = numbers.percents.map(({ value }) => value)
        const above = rowsOfTotals[index - 1]?.numbers
        // Rates may be in the labels above: as many as taxes, in the same order.
        if (rates.length === 0 && own.length > 0 && above?.amounts.length === 0 && above.percents.length === own.length)
          return own.map((tax, order) => ({ rates: [above.percents[order]?.value ?? 0], taxes: [tax], all: [] }))
        return [{ rates, taxes: own, all: numbers.amounts.map(({ cents }) => Math.abs(cents)) }]
      }),
    known.country,
  )
  const kind = findDocumentKind(rows, {
    lines: body.length,
    hasTotal: total !== null,
    amounts: amounts.length,
    firstLine: body[0]?.at,
  })
  // A negative bill is a credit note, whatever its title.
  const isCreditNote = settled.isBelowZero && (kind === 'invoice' || (kind === 'other' && total !== null))
  const document = isCreditNote ? 'credit_note' : kind
  const isBelowZero = settled.isBelowZero || document === 'credit_note'
  // With several bills in one file, it is unknown which values belong together.
  const isInEuros = !isInOtherCurrency(bill)
  const isBill = isOne && isInEuros && (document === 'invoice' || document === 'credit_note' || document === 'quote')
  const place = (row: PageRow, words: readonly PageWord[]) => storedBox(row.page, words)
  const sure = <T>(value: T, check: ReadingCheck | null, at: { row: PageRow; words: readonly PageWord[] }) => ({
    value,
    sure: true,
    check,
    box: place(at.row, at.words),
  })
  const date = findCareDate(rows, known, ({ confidence }) => confidence >= LEAST_CONFIDENCE, {
    lines: inTables,
    // A paper titled as an invoice that comes to less than zero has its own day behind "Facture du".
    isCreditNote: document === 'credit_note' && (kind === 'credit_note' || !isTitledBill(rows)),
  })
  const number = findInvoiceNumber(rows, numberedKind(kind))
  const clinic = findClinicName(rows, isClear)
  const registered = findClinicNumber(rows, known.country)
  const chip = findChip(rows, known.chips)
  const animal = findAnimalName(rows, known.names, isClear)
  const slip = document === 'card_slip' && isOne && isInEuros ? findSlipTotal(rows, isClear) : null
  const isPaper = document !== 'other'
  const proof =
    document === 'invoice' && isOne ? findPaymentProof(rows, { total: total?.cents ?? null, isClear }) : null
  const paper: UnderstoodPaper = {
    document,
    other_papers: [],
    care_date: date === null || !isPaper || !isOne ? null : sure(date.day, date.check, date.at),
    invoice_number:
      number === null || !isPaper || !isOne || !isPlain(number) ? null : sure(number.number, null, number),
    clinic: clinic === null || !isPaper ? null : { ...sure(clinic.name, null, clinic), sure: !clinic.isVet },
    clinic_number: registered === null || !isPaper ? null : sure(registered.digits, 'check_digits', registered),
    chip: chip === null || !isPaper ? null : sure(chip.chip, 'members_chip', chip),
    animal: animal === null || !isPaper ? null : sure(animal.name, 'members_animal', animal),
    total_cents:
      total === null || !isBill
        ? slip && sure(slip.cents, null, slip)
        : sure(isBelowZero ? -total.cents : total.cents, total.checks[0] ?? null, total.at),
    payment_proof: proof && sure(proof.text, null, proof),
    lines: isBill
      ? linesOf(
          { picked: column?.lines ?? findAmountColumns(settled.body)[0] ?? [], taxes, isBelowZero },
          column,
          total?.cents ?? null,
        )
      : [],
  }
  return {
    paper,
    checks: total?.checks.length ?? 0,
    deniedTotal: settled.denied,
    addsUp: column !== null,
    amounts,
    isDayNamed: date?.isNamed ?? false,
    otherDays: findOtherDays(rows),
    places: {
      ...(date !== null && { care_date: date.at }),
      ...(number !== null && { invoice_number: number }),
      ...(clinic !== null && { clinic }),
    },
  }
}

/** Merges two readings of one document. Values that differ become null, except a total that one reading proves by more checks. */
export function joined(first: OneReading, second: OneReading): UnderstoodPaper {
  const isBelowZero = [first, second].some(({ paper }) => paper.document === 'credit_note')
  const one = isBelowZero ? asCreditNote(withoutDenied(first, second)) : withoutDenied(first, second)
  const other = isBelowZero ? asCreditNote(withoutDenied(second, first)) : withoutDenied(second, first)
  const document = one.document === 'other' ? other.document : one.document
  const byLines = second.addsUp && (!first.addsUp || (second.checks > first.checks && other.total_cents !== null))
  return {
    document,
    other_papers: one.other_papers ?? other.other_papers ?? [],
    care_date: agreed(dayBeside(first, second), dayBeside(second, first)),
    invoice_number: agreed(one.invoice_number, other.invoice_number),
    clinic: other.clinic?.sure && !one.clinic?.sure ? other.clinic : (one.clinic ?? other.clinic),
    clinic_number: one.clinic_number ?? other.clinic_number,
    chip: one.chip ?? other.chip,
    animal: agreed(one.animal ?? null, other.animal ?? null),
    payment_proof: one.payment_proof ?? other.payment_proof ?? null,
    total_cents:
      one.total_cents?.value === other.total_cents?.value || other.total_cents === null
        ? one.total_cents
        : one.total_cents === null || second.checks > first.checks
          ? other.total_cents
          : second.checks === first.checks
            ? null
            : one.total_cents,
    lines: byLines || (!first.addsUp && other.lines.length > one.lines.length) ? other.lines : one.lines,
  }
}

/** Drops a merely repeated total that the other reading's figures contradict. */
function withoutDenied({ paper }: OneReading, { deniedTotal }: OneReading): UnderstoodPaper {
  const { total_cents } = paper
  const isDenied =
    total_cents !== null && isRepeatedAlone(total_cents.check) && Math.abs(total_cents.value) === deniedTotal
  return isDenied ? { ...paper, total_cents: null } : paper
}

/** Makes a bill negative that another reading, or the file's data, shows to be a credit note. */
export function asCreditNote(paper: UnderstoodPaper): UnderstoodPaper {
  const { document, total_cents, lines } = paper
  if (document !== 'invoice' && document !== 'other' && document !== 'credit_note') return paper
  const sign = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0) > 0 ? -1 : 1
  return {
    ...paper,
    document: 'credit_note',
    total_cents: total_cents && { ...total_cents, value: -Math.abs(total_cents.value) },
    lines: lines.map((line) => ({ ...line, amount_cents: sign * line.amount_cents })),
  }
}

/** Returns the day of a reading; null for an unlabelled day that has another label, or company, in the other reading. */
function dayBeside({ paper: { care_date }, isDayNamed }: OneReading, { otherDays }: OneReading) {
  if (care_date === null || isDayNamed) return care_date
  const isAlone = [...otherDays.nameless].every((day) => day === care_date.value)
  return isAlone && !otherDays.named.has(care_date.value) ? care_date : null
}

function agreed<T extends { value: string } | null>(one: T, other: T): T | null {
  if (one === null || other === null) return one ?? other
  return one.value === other.value ? one : null
}

/**
 * Tells whether a number was read without doubt. In a picture, a letter among digits may be a digit; a year alone, or a digit that no day
 * follows ("n. 7 del 15/01/2026"), is the rest of a number.
 */
function isPlain({ number, row, words }: FoundNumber): boolean {
  if (row.page.source === 'text') return true
  const isClear = words.every(({ confidence }) => confidence >= LEAST_CONFIDENCE_OF_NUMBER)
  const last = words.at(-1)
  const next = last === undefined ? undefined : row.words[row.words.indexOf(last) + 1]
  const isRest =
    /^(?:[A-Z]{1,4} ?)?20\d\d$/.test(number) ||
    (/^\d$/.test(number) && !/^(?:del|du|van|dd\.?)$/i.test(next?.text ?? ''))
  // At the edge of the sheet, a number may be cut off.
  const isCut = last !== undefined && last.x + last.width > row.page.width - 0.5 * row.height
  // "2625/1809": a year of which a digit was misread. "2604/1809" begins with a year and a month.
  const isOtherYear = /(?:^|[A-Z]-?)2[1-9](?!0[1-9]|1[0-2])\d\d[-/_]\d/.test(number)
  // "B26-1102": before a year and a stroke, a letter is one.
  const behindLetter = number.replace(/^[BDS](?=(?:20)?2\d[-/.]\d)/, '')
  return isClear && !isRest && !isCut && !isOtherYear && !/[SOIBZQDl](?=\d)|(?<=\d)[SOIBZQDl]/.test(behindLetter)
}

type BilledLines = {
  picked: readonly PickedAmount[]
  taxes: readonly RatedTax[]
  /** the bill is negative, whatever the signs of its lines */
  isBelowZero: boolean
}

function linesOf(
  { picked, taxes, isBelowZero }: BilledLines,
  column: { isNet: boolean; reduction: number } | null,
  total: number | null,
): UnderstoodPaper['lines'] {
  const { cents, isEven } = amountsWithTax(picked, column?.isNet ?? false, total, column?.reduction, taxes)
  const sign = isBelowZero && sumColumn(picked) > 0 ? -1 : 1
  return picked.map(({ line, amount }, at) => {
    const kind = findCareKind(line.label)
    return {
      label: line.label,
      amount_cents: sign * (cents[at] ?? amount.cents),
      care_kind: kind?.kind ?? null,
      // Ask about amounts that do not add up, or have one rate for another, whatever their labels.
      sure: column !== null && isEven && kind?.isSure === true,
      box: storedBox(amount.row.page, [...amount.row.words]),
    }
  })
}

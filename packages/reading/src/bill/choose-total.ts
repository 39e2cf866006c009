import type { ReadingCheck } from '@coussinet/contract/readings.ts'
import { phrases, plainWords, says } from '../page/phrases.ts'
import { type Figures, isNetOf, listValues, selectByRole, sumParts } from './figures.ts'
import { findMendedColumn } from './fitting-columns.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import { asIfCommasWereLost } from './lost-commas.ts'
import { hasColumn, isBehindCarried, type ProvenTotal } from './prove-total.ts'
import { isReturn } from './signs.ts'
import { areTwoTaxesWithin, isAtRate, isTaxWithin } from './tax-rates.ts'

// Well-read print scores higher.
const CLEAR = 88

const strength: Partial<Record<ReadingCheck, number>> = {
  sum_of_lines: 4,
  net_and_tax: 3,
  payments: 3,
  tax_rate: 2,
  written_twice: 1,
}

// These checks only show that the paper prints one number twice. If the number is wrong, it is wrong in both places.
const repetitions: readonly ReadingCheck[] = ['payments', 'written_twice']

/** Tells whether a total's strongest check is a mere repetition. */
export const isRepeatedAlone = (strongest: ReadingCheck | null | undefined): boolean =>
  repetitions.some((check) => check === strongest)

/** Result of choosing: the proven total, or `denied`, a proven total in cents that other figures contradict. */
export type ChosenTotal = { total: ProvenTotal | null; denied: number | null }

/** Chooses the best-proven total. Chooses none if there is no proof, if two totals tie, or if other figures contradict it. */
export function chooseTotal(proven: readonly ProvenTotal[], figures: Figures): ChosenTotal {
  const confirmed = proven.filter(
    ({ cents, checks, isNamed, columns }) =>
      checks.length > 0 && (isNamed || hasColumn(columns)) && !isLeftOver(cents, figures),
  )
  const [best, second] = confirmed
    .filter(
      (one) =>
        !isPart(one.cents, figures) && !isBesideParts(one.cents, figures) && !isOfSomeLines(one, confirmed, figures),
    )
    .filter((one) => !confirmed.some((other) => other !== one && isBelow(one.cents, other.cents, figures)))
    .toSorted((one, other) => computeWeight(other) - computeWeight(one))
  if (best === undefined || (second !== undefined && computeWeight(second) === computeWeight(best)))
    return { total: null, denied: null }
  return [isDenied, isTaxedOtherwise, isBelowNamed, isPaidOtherwise].some((is) => is(best, figures))
    ? { total: null, denied: best.cents }
    : { total: best, denied: null }
}

const computeWeight = ({ checks, isNamed }: ProvenTotal) =>
  checks.reduce((sum, check) => sum + (strength[check] ?? 0), isNamed ? 0.5 : 0)

/**
 * Tells whether a value is what remains after an unlabelled deduction, in a text from what is called the total. The deduction may be a
 * deposit, which does not change the total; where the tax is that of the remainder, it is a discount.
 */
function isLeftOver(cents: number, { amounts, body, taxes, country }: Figures): boolean {
  if (taxes.some((tax) => isTaxWithin(cents, tax, country))) return false
  const returns = new Set(body.filter(isReturn).map(({ at }) => at))
  const taken = amounts.filter((one) => one.cents < 0 && one.role === null && !returns.has(one.at))
  if (taken.length === 0) return false
  const firstOf = new Map<number, number>()
  for (const one of amounts)
    if (one.role === 'total' || one.row.page.source === 'picture')
      firstOf.set(one.cents, Math.min(one.at, firstOf.get(one.cents) ?? Infinity))
  return taken.some((less) => (firstOf.get(cents - less.cents) ?? Infinity) < less.at)
}

/** Tells whether a value and another one add up to a third: totals per tax rate and split payments are only parts. */
const isPart = (cents: number, { candidates, nets }: Figures) =>
  [...candidates, ...nets].some(
    (other) => other !== cents && candidates.some((whole) => other > 0 && whole > 0 && cents + other === whole),
  )

/**
 * Tells whether a total is that of a part, as of one animal: care goes on below it and comes to a total of its own, or came to one above
 * it. The sum of all parts is not printed.
 */
function isBesideParts(cents: number, { amounts }: Figures): boolean {
  const parts = amounts.filter(({ role }) => role === 'total' || role === 'subtotal')
  const place = parts.findLastIndex((one) => one.role === 'total' && Math.abs(one.cents) === cents)
  const [above, own, below] = [parts[place - 1], parts[place], parts[place + 1]]
  const isSumOf = (from: LabelledAmount | undefined, to: LabelledAmount) => {
    const between = amounts.filter(({ role, at }) => role === null && at > (from?.at ?? -1) && at < to.at)
    const lasts = between.filter(({ at, x }) => !between.some((other) => other.at === at && other.x > x))
    return lasts.length > 0 && lasts.reduce((sum, one) => sum + one.cents, 0) === to.cents
  }
  if (own === undefined) return false
  // One that comes twice is a list of the whole's parts, or the bill's second print.
  const isOther = above !== undefined && Math.abs(above.cents) !== cents
  const isAbove = isOther && isSumOf(parts[place - 2], above) && isSumOf(above, own)
  return isAbove || (below?.role === 'total' && isSumOf(own, below))
}

/** Tells whether a picture labels a larger total, and this one does not follow from all lines: it may be the total of one tax rate. */
function isBelowNamed(
  { cents, columns: { gross, net } }: ProvenTotal,
  { amounts, longest, isExact }: Figures,
): boolean {
  const lines = (gross ?? net)?.lines.length ?? 0
  const isOfAll = lines > 1 && lines === longest
  const named = asIfCommasWereLost(selectByRole(amounts, 'total', 'payable'))
  return !isExact && !isOfAll && named.some((one) => Math.abs(one.cents) > cents)
}

/**
 * Tells whether less is to be paid of a text's total, right below it, and nothing says why: no amount was paid before, withheld or taken
 * off, no insurer pays the rest, and it is neither rounded nor an instalment.
 */
function isPaidOtherwise({ cents }: ProvenTotal, { amounts, isExact }: Figures): boolean {
  const place = amounts.findLastIndex((one) => one.role === 'total' && Math.abs(one.cents) === cents)
  const next = amounts[place + 1]
  if (!isExact || place < 0 || next?.role !== 'payable' || next.cents <= 0 || next.cents >= cents) return false
  const taken = amounts.filter(
    ({ role, cents: less, row }) =>
      role === 'deposit' || role === 'paid' || less < 0 || says(plainWords(row.text), ofWithheldTax),
  )
  const isTaken = [...listValues(taken), ...sumParts(taken)].includes(cents - next.cents)
  const own = plainWords(next.row.text)
  const isRounded = cents - next.cents <= MOST_ROUNDED && says(own, ofRounding)
  const isSaid =
    isRounded || says(own, ofInstalment) || says(plainWords(wordsDownTo(next, amounts[place])), ofThirdParty)
  return !isTaken && !isSaid && !areInstalments(amounts.slice(place))
}

/** Words of a page from one amount's row down to another's, and of neither the row above nor the one below. */
function wordsDownTo({ row }: LabelledAmount, from: LabelledAmount | undefined): string {
  if (from === undefined || from.row.page !== row.page) return row.text
  const words = row.page.words.filter(({ y }) => y > from.row.y - from.row.height && y < row.y)
  return words.map(({ text }) => text).join(' ')
}

/**
 * Tells whether what is to be paid of a total up to a day is an instalment: all such amounts below come to the total, or the first, right
 * below it, is half of it at most, as no reduction is.
 */
function areInstalments([total, ...below]: readonly LabelledAmount[]): boolean {
  const end = below.findIndex(({ role, row }) => role !== 'payable' || !hasDueDay(row.text))
  const due = end < 0 ? below : below.slice(0, end)
  const [first] = due
  if (total === undefined || first === undefined) return false
  const isShare = first.at === total.at + 1 && 2 * first.cents <= total.cents
  return isShare || due.reduce((sum, { cents }) => sum + cents, 0) === total.cents
}

const ofWithheldTax = phrases('ritenuta | ritenute')
// The words of an amount's row have lost their days; its text has them.
const hasDueDay = (text: string) => says(plainWords(text), ofDueDay) && writtenDay.test(text)
const writtenDay = /\b\d{1,2}(?:er)?[ ./-](?:\d{1,2}|\p{L}{3,}\.?)[ ./-]\d{2,4}\b/u
const ofDueDay = phrases(
  `avant le | pour le | au plus tard | d ici le | jusqu au | entro | entro il | non oltre | prima del
  | voor | uiterlijk | ten laatste`,
)
// Another one pays the rest: "Prise en charge 70 %", "Derdebetaler".
const ofThirdParty = phrases(
  `assurance | assurances | assureur | mutuelle | tiers payant | prise en charge | pris en charge
  | assicurazione | assicurativ* | polizza | verzekering | huisdierverzekering | verzekeraar | derdebetaler | derde betaler`,
)
const ofRounding = phrases('arrondi | arrotondat* | afgerond')
const MOST_ROUNDED = 5
// A part of the total is to be paid now: "à payer ce jour 100,00".
const ofInstalment = phrases(
  `ce jour | aujourd hui | maintenant | immediatement | comptant | oggi | subito | vandaag | nu | meteen`,
)

/** Tells whether only some lines add up to this total while all lines add up to another. */
function isOfSomeLines(one: ProvenTotal, others: readonly ProvenTotal[], { longest }: Figures): boolean {
  const countLines = ({ columns: { gross, net } }: ProvenTotal) => (gross ?? net)?.lines.length ?? 0
  return countLines(one) < longest && countLines(one) > 0 && others.some((other) => countLines(other) === longest)
}

/** Tells whether tax, a fee, a discount or a deposit turns one value into the other. */
function isBelow(one: number, other: number, figures: Figures): boolean {
  const { discounts, deposits } = figures
  // The total includes tax and fees, and excludes the discount.
  if (one < other && isNetOf(one, other, figures)) return true
  if (one > other && discounts.some((discount) => discount > 0 && one - discount === other)) return true
  if (one < other && isNetBeside(one, other, figures)) return true
  // The balance after a deposit is not the total.
  return one < other && deposits.some((deposit) => deposit > 0 && other - deposit === one)
}

/** Tells whether a text has one value to the left of another in one row, as its net amount: columns "HT" and "TTC". */
const isNetBeside = (one: number, other: number, { amounts, country, isExact }: Figures): boolean =>
  isExact &&
  isAtRate(one, other, country) &&
  amounts.some(
    (net) =>
      net.cents === one && amounts.some((gross) => gross.cents === other && gross.at === net.at && gross.x > net.x),
  )

/** Tells whether the tax contradicts a merely repeated total: at no rate of the country is it the tax of that total. */
function isTaxedOtherwise({ cents, checks: [strongest] }: ProvenTotal, { taxes, country }: Figures): boolean {
  const known = taxes.filter((tax) => tax > 0)
  return (
    isRepeatedAlone(strongest) &&
    known.length > 0 &&
    !known.some((tax) => isTaxWithin(cents, tax, country)) &&
    !areTwoTaxesWithin(cents, known, country)
  )
}

/**
 * Tells whether the lines contradict a total: they were all read and add up to something else. In a picture a line may be missing,
 * so they only outweigh a payment or a tax.
 */
function isDenied({ cents, checks, columns }: ProvenTotal, figures: Figures): boolean {
  const { body, isExact } = figures
  const isProven = hasColumn(columns) || isBehindCarried(cents, figures)
  if (isProven || !figures.columns.some(({ lines }) => lines.length === body.length)) return false
  if (isExact) return true
  const isWhole = body.length > 1 || isRepeatedAlone(checks[0])
  const isClear = isWhole && body.every(({ amounts }) => amounts.every((one) => one.confidence >= CLEAR))
  return isClear && !checks.includes('net_and_tax') && findMendedColumn(cents, figures) === undefined
}

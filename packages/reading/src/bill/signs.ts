import { phrases, plainWords, says } from '../page/phrases.ts'
import { findAmountColumns, sumColumn } from './columns.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { BodyLine } from './lines.ts'

// Labels of returned or cancelled lines begin with these words.
const ofReturn = phrases(
  `annulation | annule | annulee | annules | annulees | retour | reprise | avoir | remboursement | rembourse
  | extourne | a deduire
  | annullamento | annullato | annullata | storno | reso | resi | rimborso | restituzione | da detrarre
  | annulatie | annulering | geannuleerd | retour | teruggave | terugname | terugbetaling | creditering | gecrediteerd
  | in mindering`,
)
/** Tells whether a line's label says that it was returned or cancelled. */
export const isReturn = ({ label }: BodyLine) => says(plainWords(label).slice(0, 3), ofReturn)

/**
 * Lists the ways to read the signs of lines: as printed; negative if the label says so; and all positive in a picture, where dirt before
 * an amount looks like a minus.
 */
export function waysOfSigns(body: readonly BodyLine[]): (readonly BodyLine[])[] {
  const ways = [body]
  if (body.some((line) => isReturn(line) && !isNegative(line)))
    ways.push(body.map((line) => (isReturn(line) && !isNegative(line) ? turnLine(line) : line)))
  if (body.some((line) => isNegative(line) && isOfPicture(line)))
    ways.push(body.map((line) => (isNegative(line) ? turnLine(line, Math.abs) : line)))
  return ways
}

/** Figures of a bill with its total made positive, and whether it was negative. */
export type TurnedBill = { amounts: readonly LabelledAmount[]; body: readonly BodyLine[]; isBelowZero: boolean }

/** Makes the figures of a negative bill positive: its lines, its totals or both are below zero. */
export function turnBill(amounts: readonly LabelledAmount[], body: readonly BodyLine[]): TurnedBill {
  const totals = amounts.filter(({ role, cents }) => (role === 'total' || role === 'payable') && cents !== 0)
  const below = totals.filter(({ cents }) => cents < 0)
  const isTotalBelow = below.length > 0 && below.length === totals.length
  const sum = sumColumn(findAmountColumns(body)[0] ?? [])
  const isBodyBelow = sum < 0
  // Everything was returned: "Consultation 45,00, annulation -45,00".
  const isUndone = sum === 0 && body.some(isNegative)
  // Dirt looks like a minus in a picture: require it at all totals and at the lines.
  const isPicture = amounts.some(({ row }) => row.page.source === 'picture')
  return {
    amounts: isTotalBelow ? amounts.map((one) => ({ ...one, cents: -one.cents })) : amounts,
    body: isBodyBelow ? body.map((line) => turnLine(line)) : body,
    isBelowZero: isPicture
      ? isTotalBelow && (isBodyBelow || body.length === 0)
      : isTotalBelow || isBodyBelow || isUndone,
  }
}

const isNegative = ({ amounts }: BodyLine) => amounts.some(({ cents }) => cents < 0)

const isOfPicture = ({ amounts }: BodyLine) => amounts.some(({ row }) => row.page.source === 'picture')

const turnLine = (line: BodyLine, turn = (cents: number) => 0 - cents): BodyLine => ({
  ...line,
  amounts: line.amounts.map((one) => ({ ...one, cents: turn(one.cents) })),
})

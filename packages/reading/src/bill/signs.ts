import { phrases, plainWords, says } from '../page/phrases.ts'
import { findAmountColumns, sumColumn } from './columns.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { BodyLine } from './lines.ts'

// Words that begin the name of what was given back, or was never done.
const ofReturn = phrases(
  `annulation | annule | annulee | annules | annulees | retour | reprise | avoir | remboursement | rembourse | extourne | a deduire
  | annullamento | annullato | annullata | storno | reso | resi | rimborso | restituzione | da detrarre
  | annulatie | annulering | geannuleerd | retour | teruggave | terugname | terugbetaling | creditering | gecrediteerd | in mindering`,
)
/** Tells a line of what was given back, or never done. */
export const isReturn = ({ label }: BodyLine) => says(plainWords(label).slice(0, 3), ofReturn)

/**
 * The lines of a bill with the signs that its figures may have: as they are printed; where words alone say that something was given
 * back, with a minus at it; of a picture without any, since dirt before an amount looks like a minus.
 */
export function waysOfSigns(body: readonly BodyLine[]): (readonly BodyLine[])[] {
  const ways = [body]
  if (body.some((line) => isReturn(line) && !isNegative(line)))
    ways.push(body.map((line) => (isReturn(line) && !isNegative(line) ? turnLine(line) : line)))
  if (body.some((line) => isNegative(line) && isOfPicture(line)))
    ways.push(body.map((line) => (isNegative(line) ? turnLine(line, Math.abs) : line)))
  return ways
}

/** A bill's figures turned so that its total is above zero, and whether they were. */
export type TurnedBill = { amounts: readonly LabelledAmount[]; body: readonly BodyLine[]; isBelowZero: boolean }

/** Turns the figures of a bill that gives back more than it asks for: lines and totals are below zero there, or only one of them. */
export function turnBill(amounts: readonly LabelledAmount[], body: readonly BodyLine[]): TurnedBill {
  const totals = amounts.filter(({ role, cents }) => (role === 'total' || role === 'payable') && cents !== 0)
  const below = totals.filter(({ cents }) => cents < 0)
  const isTotalBelow = below.length > 0 && below.length === totals.length
  const sum = sumColumn(findAmountColumns(body)[0] ?? [])
  const isBodyBelow = sum < 0
  // All of it was given back: "Consultation 45,00, annulation -45,00".
  const isUndone = sum === 0 && body.some(isNegative)
  // Before an amount of a picture dirt looks like a minus: all of its totals have one, and lines too.
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

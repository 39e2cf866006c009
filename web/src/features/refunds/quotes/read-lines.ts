import { shareDiscounts, sum, sumBy } from '@coussinet/contract/domain/amounts.ts'
import { mostQuoteLines, type Quote } from '@coussinet/contract/quotes.ts'
import type { ReadLine, Reading } from '@coussinet/contract/readings.ts'
import { emptyLine, type EstimateLine } from '../cover/estimate/estimate-form.ts'

/** Lines of a paper that was read, in the form's shape; reductions are shared over the other lines. */
export type LinesRead = {
  lines: readonly ReadLine[]
  /** they add up to a total that a check confirms, on a quote: they may fill empty fields (READ-02) */
  isProven: boolean
  hasDiscount: boolean
  total_cents: number
}

const longestLabel = 120

/** Lines of a reading that can be taken over; null if there are none, or more than a quote accepts. */
export function getLinesRead(reading: Reading | null | undefined): LinesRead | null {
  if (reading?.status !== 'done') return null
  const { document, total_cents } = reading
  const amounts = reading.lines.map(({ amount_cents }) => amount_cents)
  const lines = shareDiscounts(reading.lines)
    .filter(({ amount_cents }) => amount_cents > 0)
    .map((line) => ({ ...line, label: line.label.trim().slice(0, longestLabel) }))
  if (lines.length === 0 || lines.length > mostQuoteLines) return null
  return {
    lines,
    isProven: document === 'quote' && total_cents?.sure === true && total_cents.value === sum(amounts),
    hasDiscount: amounts.some((cents) => cents < 0),
    total_cents: sumBy(lines, ({ amount_cents }) => amount_cents),
  }
}

export const toFormLines = ({ lines }: LinesRead): EstimateLine[] =>
  lines.map(({ label, amount_cents, care_kind, sure }, place) => ({
    key: place,
    label,
    read: place,
    care_kind: sure ? care_kind : null,
    billed_cents: amount_cents,
    isReadable: true,
  }))

/** Initial lines of the form: those entered, else those read and confirmed, else an empty one. */
export function firstLines({ lines }: Pick<Quote, 'lines'>, read: LinesRead | null): EstimateLine[] {
  if (lines.length === 0) return read?.isProven ? toFormLines(read) : [emptyLine(0)]
  const taken = new Set<number>()
  return lines.map(({ label, care_kind, billed_cents }, key) => {
    const place = (read?.lines ?? []).findIndex(
      (line, at) => !taken.has(at) && line.label === label && line.amount_cents === billed_cents,
    )
    if (place >= 0) taken.add(place)
    return {
      key,
      ...(label === '' ? {} : { label }),
      ...(place < 0 ? {} : { read: place }),
      care_kind,
      billed_cents,
      isReadable: true,
    }
  })
}

/** Tells whether the form has the lines as read, regardless of the chosen kinds of care. */
export const areAsRead = (lines: readonly EstimateLine[], read: LinesRead): boolean =>
  lines.length === read.lines.length &&
  lines.every(
    ({ label, billed_cents }, place) =>
      billed_cents === read.lines[place]?.amount_cents && label === read.lines[place].label,
  )

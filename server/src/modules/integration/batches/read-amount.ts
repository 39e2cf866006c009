import type { TableMapping } from './mapping.ts'

/** Number marks of amounts; without `thousands`, spaces separate them, or the other mark if decimals follow. */
export type AmountMarks = Pick<TableMapping, 'decimal' | 'thousands'>

const currency = String.raw`(?:€|eur|euros?)`
// Spaces of any width, no-break ones included.
const blank = String.raw`\s`

const patterns = new Map<string, RegExp>()

function patternOf({ decimal, thousands }: AmountMarks): RegExp {
  const key = `${decimal}${thousands ?? ''}`
  const known = patterns.get(key)
  if (known) return known
  const other = decimal === ',' ? String.raw`\.` : ','
  const cents = String.raw`(?:${decimal === '.' ? String.raw`\.` : ','}(\d{1,2}))`
  const grouped = (mark: string) => String.raw`\d{1,3}(?:${mark}\d{3})+`
  const forms = {
    none: String.raw`(\d+)${cents}?`,
    ' ': String.raw`(\d+|${grouped(blank)})${cents}?`,
    '.': String.raw`(\d+|${grouped(String.raw`\.`)})${cents}?`,
    ',': String.raw`(\d+|${grouped(',')})${cents}?`,
    // A single mark before three digits may be the decimal mark: it is accepted only if the decimal mark is known.
    untold: String.raw`(?:(\d+|${grouped(blank)})${cents}?|(${grouped(other)})${cents})`,
  }
  const pattern = new RegExp(
    String.raw`^(?:${currency}${blank}*)?${forms[thousands ?? 'untold']}(?:${blank}*${currency})?$`,
    'iu',
  )
  patterns.set(key, pattern)
  return pattern
}

const mostDigits = 9

/**
 * Cents of an amount in euros, with or without the currency sign; null for other marks, a plus or minus sign, more than
 * two decimals or more than nine digits before them.
 */
export function parseCents(text: string, marks: AmountMarks): number | null {
  const found = patternOf(marks).exec(text)
  if (!found) return null
  const euros = (found[1] ?? found[3] ?? '').replaceAll(/\D/g, '')
  if (euros.length > mostDigits) return null
  return Number(euros) * 100 + Number((found[2] ?? found[4] ?? '').padEnd(2, '0'))
}

export function wantedAmount({ decimal, thousands }: AmountMarks): string {
  if (thousands !== undefined && thousands !== 'none')
    return `an amount like 24${decimal}90 or 1${thousands}234${decimal}50`
  const other = decimal === ',' ? '.' : ','
  const hint = thousands === 'none' ? '' : ` (“${other}” parts thousands where the mapping has "thousands": "${other}")`
  return `an amount like 24${decimal}90${hint}`
}

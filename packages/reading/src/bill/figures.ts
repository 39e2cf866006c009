import type { MemberFacts } from '../values/member-facts.ts'
import { listCarried } from './carried.ts'
import { findAmountColumns, manyColumns, type PickedAmount, sumColumn } from './columns.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { BodyLine } from './lines.ts'
import { asIfCommasWereLost, waysOfCommas } from './lost-commas.ts'
import { findNamelessTotals } from './nameless-totals.ts'
import type { Role } from './roles.ts'
import { waysOfSigns } from './signs.ts'
import { asUnitPrices } from './unit-prices.ts'

/** A bill's figures by what they may be, in cents; but for the lines, without a sign. */
export type Figures = {
  amounts: readonly LabelledAmount[]
  body: readonly BodyLine[]
  country: MemberFacts['country']
  /** amounts that words name as a total or a payment; where there is none, those that everything leads to */
  ends: readonly LabelledAmount[]
  /** values of `ends`, each once */
  candidates: readonly number[]
  /** amounts without tax: those that words name, and other sums */
  nets: readonly number[]
  namedNets: readonly number[]
  taxes: readonly number[]
  fees: readonly number[]
  stamps: readonly number[]
  subtotals: readonly number[]
  deposits: readonly number[]
  /** amounts left to pay behind a deposit */
  remainders: readonly number[]
  /** sums brought from a page that is not in the file */
  carried: readonly number[]
  /** reductions beside the totals, zero too */
  discounts: readonly number[]
  /** sums that may lie between a net amount and a total */
  surcharges: ReadonlySet<number>
  columns: readonly Column[]
  /** lines of the longest column */
  longest: number
  /** all amounts are a PDF's own text */
  isExact: boolean
}

/** Lines with one amount each, and what they add up to. */
export type Column = { sum: number; lines: readonly PickedAmount[] }

/** `discountRates`: in percent, of discounts whose amounts are not printed */
export type BillFacts = { country: MemberFacts['country']; discountRates: readonly number[] }

// Figures of each part that are looked at, the last ones of the paper: a bill names fewer, and the work grows with their product.
const MOST = { totals: 60, nets: 60, taxes: 40, fees: 8, stamps: 4, discounts: 20 }

/** Sorts the amounts of a bill by what they may be. */
export function collectFigures(
  amounts: readonly LabelledAmount[],
  body: readonly BodyLine[],
  { country, discountRates }: BillFacts,
): Figures {
  const named = (...roles: Role[]) => selectByRole(amounts, ...roles)
  const values = (most: number, ...roles: Role[]) => listValues(named(...roles)).slice(-most)
  const totals = named('total', 'payable', 'balance', 'paid')
  const ends = totals.length > 0 ? totals : findNamelessTotals(amounts, body, country)
  const taxes = [
    ...values(MOST.taxes, 'tax'),
    ...sumParts(onlyOnce(named('tax'))),
    ...sumParts(onlyOnce(asIfCommasWereLost(named('tax')))),
  ]
  const fees = values(MOST.fees, 'fee')
  const stamps = values(MOST.stamps, 'stamp')
  const columns = collectColumns(body)
  const longest = Math.max(0, ...columns.map(({ lines }) => lines.length))
  const subtotals = values(MOST.nets, 'subtotal')
  const wholes = [...columns.filter(({ lines }) => lines.length === longest).map(({ sum }) => sum), ...subtotals]
  const byRate = discountRates.flatMap((rate) => wholes.map((whole) => Math.round((whole * rate) / 100)))
  const discounts = [...collectDiscounts(amounts, body), ...new Set(byRate.slice(0, MOST.discounts))]
  return {
    amounts,
    body,
    country,
    ends,
    candidates: listValues(ends)
      .filter((cents) => cents > 0)
      .slice(-MOST.totals),
    nets: [...values(MOST.nets, 'net', 'total', 'subtotal'), ...sumParts(onlyOnce(named('net')))],
    namedNets: values(MOST.nets, 'net'),
    taxes,
    fees,
    stamps,
    subtotals,
    deposits: values(MOST.discounts, 'deposit'),
    remainders: values(MOST.totals, 'balance', 'payable', 'total'),
    carried: listCarried(amounts, body),
    discounts,
    surcharges: collectSurcharges(taxes, fees, stamps),
    columns,
    longest,
    isExact: amounts.every(({ confidence }) => confidence === 100),
  }
}

/** The amounts to which words give one of these roles. */
export const selectByRole = (amounts: readonly LabelledAmount[], ...roles: Role[]): LabelledAmount[] =>
  amounts.filter(({ role }) => role !== null && roles.includes(role))

/** Tells whether tax, fees or a stamp lead from a net amount to a total. */
export const isNetOf = (net: number, total: number, { surcharges }: Pick<Figures, 'surcharges'>): boolean =>
  surcharges.has(total - net)

/** The values of amounts, each once and without a sign. */
export const listValues = (amounts: readonly LabelledAmount[]) => [
  ...new Set(amounts.map(({ cents }) => Math.abs(cents))),
]

/** Reductions of the lines: zero, each discount, and all of them together. */
function collectDiscounts(amounts: readonly LabelledAmount[], body: readonly BodyLine[]): number[] {
  const inTable = new Set(body.map(({ at }) => at))
  // An amount below zero beside the totals takes something off them, whatever it is called.
  const less = amounts.filter(
    ({ role, cents, at }) =>
      role === 'discount' || (cents < 0 && role !== 'deposit' && role !== 'paid' && !inTable.has(at)),
  )
  // "Arrondi 0,40" rounds a total up, too.
  const roundings = less.flatMap(({ role, cents }) => (role === 'discount' && cents > 0 && cents < 100 ? [-cents] : []))
  return [0, ...listValues(less).slice(-MOST.discounts), ...sumParts(less), ...roundings.slice(0, 2)]
}

/** Columns of the lines with each way to read their signs and commas, and as prices of one. */
const collectColumns = (body: readonly BodyLine[]): Column[] =>
  [
    ...waysOfSigns(body)
      .flatMap(waysOfCommas)
      .flatMap((lines) => [...manyColumns(lines)]),
    ...asUnitPrices(body).flatMap((lines) => findAmountColumns(lines).slice(0, 1)),
  ].map((lines) => ({ sum: sumColumn(lines), lines }))

/** Sums between a net amount and a total: a stamp, a fee, a tax, or tax with a fee, which may be a cent off by rounding. */
function collectSurcharges(taxes: readonly number[], fees: readonly number[], stamps: readonly number[]): Set<number> {
  const withFee = taxes.flatMap((tax) => fees.flatMap((fee) => [-1, 0, 1].map((rounded) => tax + fee + rounded)))
  const parts = [...fees, ...taxes, ...withFee]
  return new Set([...stamps, ...[0, ...stamps].flatMap((stamp) => parts.map((part) => part + stamp))])
}

/** The sum of several amounts in a column or a row, which may be one part together. */
export function sumParts(some: readonly LabelledAmount[]): number[] {
  if (some.length < 2 || some.length > 8) return []
  const total = some.reduce((sum, { cents }) => sum + Math.abs(cents), 0)
  // A sum that is written beside its parts counts them twice.
  return [...new Set([total, total / 2].filter((sum) => Number.isInteger(sum)))]
}

/** Without the amounts that stand in two places: a tax in its table and beside the total is one tax. */
function onlyOnce(some: readonly LabelledAmount[]): LabelledAmount[] {
  const seen = new Set<number>()
  return some.filter(({ cents }) => {
    const isNew = !seen.has(Math.abs(cents))
    seen.add(Math.abs(cents))
    return isNew
  })
}

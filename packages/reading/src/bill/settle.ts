import type { ReadingCheck } from '@coussinet/contract/readings.ts'
import type { Amount } from '../values/amounts.ts'
import type { MemberFacts } from '../values/member-facts.ts'
import { findAmountColumns, manyColumns, type PickedAmount, sumColumn } from './columns.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { BodyLine } from './lines.ts'
import { mendedColumn } from './mend.ts'
import type { Role } from './roles.ts'
import { isAtRate, isTaxWithin } from './tax-rates.ts'

/** The bill's total as far as its own figures prove it, and its lines in the column that they were proven by. */
export type SettledBill = {
  total: { cents: number; at: Amount; checks: ReadingCheck[] } | null
  /** null where no column adds up */
  column: { lines: readonly PickedAmount[]; isNet: boolean; reduction: number } | null
}

type Sums = { sum: number; column: readonly PickedAmount[] }

type Proven = {
  cents: number
  checks: ReadingCheck[]
  isNamed: boolean
  /** lines that lead to it, and what was taken off them; with tax, or without */
  gross: { lines: readonly PickedAmount[]; reduction: number } | undefined
  net: { lines: readonly PickedAmount[]; reduction: number } | undefined
}

// Figures of each part that are looked at, the last ones of the paper: a bill names fewer, and the work grows with their product.
const MOST = { totals: 60, nets: 60, taxes: 40, fees: 8, stamps: 4, discounts: 20, negative: 40, nameless: 30 }
// A column of more lines than this is taken as it was read.
const MOST_MENDED = 100

/**
 * Finds the total: a value that the words name, and that lines, tax, payments or a second place confirm; where no name of one was
 * read, the one that all lines and the tax lead to. Never the tallest or the last amount.
 */
export function settle(
  amounts: readonly LabelledAmount[],
  body: readonly BodyLine[],
  country: MemberFacts['country'],
): SettledBill {
  const of = (...roles: Role[]) => amounts.filter(({ role }) => role !== null && roles.includes(role))
  const values = (...roles: Role[]) => distinct(of(...roles).map(({ cents }) => Math.abs(cents)))
  const named = of('total', 'payable', 'balance', 'paid')
  const ends = named.length > 0 ? named : nameless(amounts, body, country)
  const candidates = distinct(ends.map(({ cents }) => Math.abs(cents)))
    .filter((cents) => cents > 0)
    .slice(-MOST.totals)
  const nets = [...values('net', 'total', 'subtotal').slice(-MOST.nets), ...sumsOf(onlyOnce(of('net')))]
  const taxes = [...values('tax').slice(-MOST.taxes), ...sumsOf(onlyOnce(of('tax')))]
  const fees = values('fee').slice(-MOST.fees)
  const stamps = values('stamp').slice(-MOST.stamps)
  const netValues = values('net').slice(-MOST.nets)
  const subtotals = values('subtotal').slice(-MOST.nets)
  const deposits = values('deposit').slice(-MOST.discounts)
  const left = values('balance', 'payable', 'total').slice(-MOST.totals)
  const inTable = new Set(body.map(({ at }) => at))
  // An amount below zero beside the totals takes something off them, whatever it is called.
  const less = amounts.filter(
    ({ role, cents, at }) =>
      role === 'discount' || (cents < 0 && role !== 'deposit' && role !== 'paid' && !inTable.has(at)),
  )
  const discounts = [0, ...distinct(less.map(({ cents }) => Math.abs(cents))).slice(-MOST.discounts), ...sumsOf(less)]
  const negative = body.flatMap(({ amounts: some }) => some.filter(({ cents }) => cents < 0).map(({ cents }) => -cents))
  const isCredit = negative.length > 0 && negative.length === body.flatMap(({ amounts: some }) => some).length
  const sums = [
    ...manyColumns(isCredit ? body : body.filter(({ amounts: some }) => some.every(({ cents }) => cents >= 0))),
  ].map((column): Sums => ({ sum: sumColumn(column), column }))
  const lines = Math.max(0, ...sums.map(({ column }) => column.length))
  const isExact = amounts.every(({ confidence }) => confidence === 100)
  const reductions = [...discounts, ...(isCredit ? [] : negative.slice(-MOST.negative))]

  /** Sums that may lie between a net amount and a total. */
  const between = new Set(stamps)
  for (const stamp of [0, ...stamps]) {
    for (const fee of fees) between.add(fee + stamp)
    for (const tax of taxes) between.add(tax + stamp)
    for (const tax of taxes)
      for (const fee of fees) for (const rounded of [-1, 0, 1]) between.add(tax + fee + stamp + rounded)
  }
  const isNetOf = (net: number, total: number) => between.has(total - net)
  const columnBy = (fits: (sum: number) => boolean) => {
    for (const { sum, column } of sums)
      for (const reduction of reductions) if (fits(sum - reduction)) return { lines: column, reduction }
    return undefined
  }

  /** All lines of a column are a total's net by a rate of the country, where the tax itself was not read. */
  const columnAtRate = (total: number) => {
    const whole = sums.find(({ sum, column }) => column.length === lines && isAtRate(sum, total, country))
    return whole === undefined ? undefined : { lines: whole.column, reduction: 0 }
  }

  /** Lines whose own rounding leaves a cent of each between them and a total that net and tax lead to. */
  const columnNear = (wanted: readonly number[]) => {
    const whole = sums.find(
      ({ sum, column }) =>
        column.length === lines &&
        wanted.some((one) => discounts.some((off) => Math.abs(sum - off - one) <= column.length)),
    )
    return whole === undefined ? undefined : { lines: whole.column, reduction: 0 }
  }

  /** A column of which one amount was misread: what it has to be is known where net and tax, or a payment, proved the total. */
  const columnMended = ({ cents }: Proven) => {
    const ways = [
      { wanted: cents, isNet: false },
      ...nets
        .filter((one) => one < cents && isNetOf(one, cents))
        .flatMap((net) => [0, ...fees].map((fee) => ({ wanted: net - fee, isNet: true }))),
    ]
    for (const { column } of sums.filter((one) => one.column.length === lines && lines <= MOST_MENDED))
      for (const { wanted, isNet } of ways)
        for (const reduction of discounts) {
          const mended = mendedColumn(column, wanted + reduction)
          if (mended !== null) return { lines: mended, reduction, isNet }
        }
    return undefined
  }

  const proven = candidates.map((cents): Proven => {
    const checks: ReadingCheck[] = []
    let gross = columnBy((sum) => sum === cents)
    let net = gross === undefined ? (columnBy((sum) => isNetOf(sum, cents)) ?? columnAtRate(cents)) : undefined
    if (gross !== undefined || net !== undefined) checks.push('sum_of_lines')
    const ownNets = nets.filter(
      (one) =>
        one < cents &&
        isNetOf(one, cents) &&
        (fees.length > 0 || stamps.length > 0 || taxes.some((tax) => one + tax === cents)),
    )
    // The sum before a discount, the discount, and a stamp or a fee behind it lead to a total as well.
    const isAfterDiscount = subtotals.some((before) =>
      discounts.some(
        (off) =>
          off > 0 && [0, ...stamps].some((stamp) => [0, ...fees].some((fee) => before - off + stamp + fee === cents)),
      ),
    )
    if (ownNets.length > 0 || isAfterDiscount) {
      checks.push('net_and_tax')
      if (gross === undefined && net === undefined) {
        gross = columnNear([cents])
        net = gross === undefined ? columnNear(ownNets) : undefined
      }
    }
    const isNamed = of('total', 'payable').some((one) => Math.abs(one.cents) === cents)
    // Many totals have one rounded tax: from a picture it proves the last figures only where a second reading says the same.
    const seen = of('total', 'payable').filter((one) => Math.abs(one.cents) === cents)
    const isSeenTwice = seen.some(({ at }) => at < 0) && seen.some(({ at }) => at >= 0)
    const isTaxed = (isExact || isSeenTwice) && taxes.some((tax) => isTaxWithin(cents, tax, country))
    if (isNamed && (isTaxed || netValues.some((one) => isAtRate(one, cents, country)))) checks.push('tax_rate')
    const isSettled = deposits.some((deposit) => deposit > 0 && left.some((one) => one > 0 && cents - deposit === one))
    const isPaid = isNamed && of('paid').some((one) => Math.abs(one.cents) === cents)
    if (isSettled || isPaid) checks.push('payments')
    const places = of('total', 'payable').filter((one) => Math.abs(one.cents) === cents && one.at >= 0)
    if (new Set(places.map(({ at }) => at)).size > 1) checks.push('written_twice')
    return { cents, checks, gross, net, isNamed }
  })

  const isBelow = (one: number, other: number) => {
    // Tax or a fee leads from one to the other, a discount back: the bill's total is where they lead to.
    if (one < other && isNetOf(one, other)) return true
    if (one > other && discounts.some((off) => off > 0 && one - off === other)) return true
    // A deposit leads to what is left to pay, which is no total.
    return one < other && deposits.some((deposit) => deposit > 0 && other - deposit === one)
  }
  // Totals of each rate, or payments in two ways, are parts of the one that they add up to.
  const isPart = (one: number) =>
    candidates.some((other) => other !== one && candidates.some((whole) => whole > 0 && one + other === whole))
  const confirmed = proven.filter(
    ({ checks, isNamed, gross, net }) => checks.length > 0 && (isNamed || gross !== undefined || net !== undefined),
  )
  const linesOf = ({ gross, net }: Proven) => (gross ?? net)?.lines.length ?? 0
  // Some of the lines may lead to the total of one rate: all of them lead to the bill's.
  const isOfSome = (one: Proven) =>
    linesOf(one) < lines && confirmed.some((other) => linesOf(one) > 0 && linesOf(other) === lines)
  const ranked = confirmed
    .filter((one) => !isPart(one.cents) && !isOfSome(one))
    .filter((one) => !confirmed.some((other) => other !== one && isBelow(one.cents, other.cents)))
    .toSorted((one, other) => weight(other) - weight(one))
  const [best, second] = ranked
  // Two totals that are equally well proven are no proof.
  const chosen = best === undefined || (second !== undefined && weight(second) === weight(best)) ? undefined : best
  // Lines that were all read, and add up to something else, speak louder than what was reckoned from a wrong total. Of a picture one
  // may be missing: they deny what a payment or a tax alone says.
  const isClear =
    body.length > 1 && body.every(({ amounts: some }) => some.every(({ confidence }) => confidence >= CLEAR))
  const isDenied =
    chosen !== undefined &&
    chosen.gross === undefined &&
    chosen.net === undefined &&
    (isExact || (isClear && !chosen.checks.includes('net_and_tax') && columnMended(chosen) === undefined)) &&
    sums.some(({ column }) => column.length === body.length)
  if (chosen === undefined || isDenied) return { total: null, column: columnAlone(sums, amounts) }
  const at = ends.find((one) => Math.abs(one.cents) === chosen.cents)
  const column = chosen.gross ?? chosen.net ?? columnMended(chosen)
  return {
    total: at === undefined ? null : { cents: chosen.cents, at, checks: chosen.checks },
    column: column === undefined ? null : { isNet: chosen.gross === undefined, ...column },
  }
}

/**
 * Amounts that may be the total of a bill of which no name of one was read, as where the picture ends within the words: those
 * that all lines above add up to, with the one tax within, or that they lead to by the one net amount and the one tax.
 * Without a name such an amount looks like one more line. Nothing where something was taken off.
 */
function nameless(
  amounts: readonly LabelledAmount[],
  body: readonly BodyLine[],
  country: MemberFacts['country'],
): LabelledAmount[] {
  const of = (...wanted: Role[]) =>
    distinct(amounts.filter(({ role }) => role !== null && wanted.includes(role)).map(({ cents }) => cents))
  const [nets, taxes, fees] = [of('net'), of('tax'), of('fee')]
  const [tax] = taxes
  const isPlain =
    of('discount', 'deposit', 'subtotal', 'stamp').length === 0 && amounts.every(({ cents }) => cents >= 0)
  if (tax === undefined || taxes.length > 1 || nets.length > 1 || !isPlain) return []
  const isBehind = ({ role, at }: LabelledAmount) =>
    role === null && body.filter((line) => line.at < at).length >= Math.max(2, body.length - 1)
  return amounts
    .filter(isBehind)
    .slice(0, MOST.nameless)
    .filter(({ at, cents }) => {
      const above = body.filter((line) => line.at < at)
      const sums = findAmountColumns(above).flatMap((column) =>
        column.length === above.length ? [sumColumn(column)] : [],
      )
      const leads = (sum: number) => [0, ...fees].some((fee) => nets.includes(sum + fee) && sum + fee + tax === cents)
      return sums.some((sum) => leads(sum) || (sum === cents && isTaxWithin(cents, tax, country)))
    })
}

// Print that is read well has more.
const CLEAR = 88

const strength: Partial<Record<ReadingCheck, number>> = {
  sum_of_lines: 4,
  net_and_tax: 3,
  payments: 3,
  tax_rate: 2,
  written_twice: 1,
}

const weight = ({ checks, isNamed }: { checks: readonly ReadingCheck[]; isNamed: boolean }) =>
  checks.reduce((sum, check) => sum + (strength[check] ?? 0), isNamed ? 0.5 : 0)

const distinct = (values: readonly number[]) => [...new Set(values)]

/** All of them together, where there are several in a column or a row. */
function sumsOf(some: readonly LabelledAmount[]): number[] {
  if (some.length < 2 || some.length > 8) return []
  const all = some.map(({ cents }) => Math.abs(cents))
  const total = all.reduce((sum, cents) => sum + cents, 0)
  // A sum that is written beside its parts counts them twice.
  return distinct([total, total / 2].filter((sum) => Number.isInteger(sum)))
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

/** Lines that add up to an amount that nothing names: they are lines, though no total. */
function columnAlone(sums: readonly Sums[], amounts: readonly LabelledAmount[]): SettledBill['column'] {
  const found = sums.find(
    ({ sum, column }) =>
      column.length > 1 && amounts.some(({ cents, at }) => cents === sum && column.every(({ line }) => line.at < at)),
  )
  return found === undefined ? null : { lines: found.column, isNet: false, reduction: 0 }
}

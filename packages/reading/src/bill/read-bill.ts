import type { PageRow } from '../page/rows.ts'
import type { MemberFacts } from '../values/member-facts.ts'
import { type BillRow, labelledAmounts, type LabelledAmount, readBillRows } from './labelled-amounts.ts'
import { type BodyLine, findBillBody } from './lines.ts'
import { hasOtherWord, namesDiscount } from './roles.ts'
import { type SettledBill, settle } from './settle.ts'

/** Rows of a bill, its lines, its amounts with their parts, and what they prove. */
export type ReadBill = {
  bill: readonly BillRow[]
  body: readonly BodyLine[]
  amounts: readonly LabelledAmount[]
  settled: SettledBill
}

/**
 * Reads a bill's lines and totals. Where the lines do not add up, rows that are called as a total or a payment is, with a word of their
 * own ("Réduction de fracture", "Carte de santé", "Calcio totale"), are lines if they do so with them. Amounts of another reading may
 * complete its proofs; they belong to no row of this one.
 */
export function readBill(
  rows: readonly PageRow[],
  { names, country }: Pick<MemberFacts, 'names' | 'country'>,
  others: readonly LabelledAmount[] = [],
): ReadBill {
  const more = others.map((amount): LabelledAmount => ({ ...amount, at: -1 }))
  const read = (bill: readonly BillRow[]): ReadBill => {
    const body = findBillBody(bill)
    const amounts = labelledAmounts(bill, new Set(body.map(({ at }) => at)))
    return {
      bill,
      body,
      amounts,
      settled: settle([...amounts, ...more], body, { country, discountRates: findDiscountRates(bill) }),
    }
  }
  const first = read(readBillRows(rows, names))
  const ofCare = new Set(first.settled.column === null ? first.bill.filter(mayBeCare) : [])
  if (ofCare.size === 0) return first
  const second = read(first.bill.map((one) => (ofCare.has(one) ? { ...one, role: null, isOfCare: true } : one)))
  const { total, column } = second.settled
  const places = new Set([...ofCare].map(({ at }) => at))
  const isProven = total?.checks[0] === 'sum_of_lines' && column?.lines.some(({ line }) => places.has(line.at)) === true
  return isProven ? second : first
}

/** Rates of discounts whose amounts are not printed: "Remise 10 %", "Total après remise (10 %)"; and all of them together. */
function findDiscountRates(bill: readonly BillRow[]): number[] {
  const rates = bill.flatMap(({ role, label, numbers: { amounts, percents } }) => {
    const isApart = role === 'discount' && amounts.length === 0
    const isWithin = (role === 'total' || role === 'payable') && namesDiscount(label)
    const [rate, ...others] = percents
    return (isApart || isWithin) && rate !== undefined && others.length === 0 ? [rate.value] : []
  })
  return rates.length < 2 ? rates : [...rates, rates.reduce((sum, rate) => sum + rate, 0)]
}

const mayBeCare = ({ numbers, label }: BillRow): boolean => numbers.amounts.length > 0 && hasOtherWord(label)

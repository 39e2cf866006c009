import type { MemberFacts } from '../values/member-facts.ts'

/** Rates of value added tax by country, in percent. */
const rates: Record<MemberFacts['country'], readonly number[]> = {
  FR: [20, 10, 5.5, 2.1, 8.5],
  IT: [22, 10, 5, 4],
  BE: [21, 12, 6],
}

/** Tells whether a total includes this tax at a rate of the country, within one cent of rounding. */
export function isTaxWithin(total: number, tax: number, country: MemberFacts['country']): boolean {
  if (tax <= 0 || tax >= total) return false
  return rates[country].some((rate) => Math.abs(total - Math.round((total * 100) / (100 + rate)) - tax) <= 1)
}

/** Tells whether a total includes two of these taxes at different rates of the country, within their rounding. */
export function areTwoTaxesWithin(total: number, taxes: readonly number[], country: MemberFacts['country']): boolean {
  const parts = taxes.flatMap((tax, at) =>
    rates[country].map((rate) => ({ at, rate, cents: (tax * (100 + rate)) / rate, open: (100 + rate) / rate / 2 })),
  )
  return parts.some((one) =>
    parts.some(
      (other) =>
        one.at < other.at &&
        one.rate !== other.rate &&
        Math.abs(one.cents + other.cents - total) <= one.open + other.open + 1,
    ),
  )
}

/** Tells whether a total is a net amount plus tax at a rate of the country, within one cent. */
export function isAtRate(net: number, total: number, country: MemberFacts['country']): boolean {
  return net > 0 && rates[country].some((rate) => Math.abs(Math.round((net * (100 + rate)) / 100) - total) <= 1)
}

/** One tax of a bill with several rates. */
export type RatedTax = { rate: number; cents: number }

/** Finds a bill's taxes by rate, from rows with the rate, or with a base beside its tax. Empty if the bill has a single rate. */
export function findRatedTaxes(
  rows: readonly { rates: readonly number[]; taxes: readonly number[]; all: readonly number[] }[],
  country: MemberFacts['country'],
): RatedTax[] {
  const found: RatedTax[] = []
  const add = (rate: number, cents: number) => {
    if (!found.some((one) => one.rate === rate)) found.push({ rate, cents })
  }
  for (const { rates: said, taxes, all } of rows) {
    const [rate] = said
    const [tax] = taxes
    const isKnown = rate !== undefined && rates[country].includes(rate)
    if (isKnown && said.length === 1 && tax !== undefined && new Set(taxes).size === 1) add(rate, tax)
    else
      for (const base of all)
        for (const one of isKnown ? [rate] : rates[country]) {
          const own = all.find((cents) => cents !== base && Math.abs(cents - (base * one) / 100) <= 1)
          if (own !== undefined && own > 20) add(one, own)
        }
  }
  return found.length < 2 ? [] : found
}

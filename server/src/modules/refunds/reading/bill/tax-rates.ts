import type { Known } from '../understand.ts'

/** Rates of value added tax, in percent, that bills of each country bear. */
const rates: Record<Known['country'], readonly number[]> = {
  FR: [20, 10, 5.5, 2.1, 8.5],
  IT: [22, 10, 5, 4],
  BE: [21, 12, 6],
}

/** Tells whether a tax is that of an amount, of which it is a part, at a rate of the country: to the cent, and one for rounding. */
export function isTaxWithin(total: number, tax: number, country: Known['country']): boolean {
  if (tax <= 0 || tax >= total) return false
  return rates[country].some((rate) => Math.abs(total - Math.round((total * 100) / (100 + rate)) - tax) <= 1)
}

/** Tells whether a total is a net amount with tax at a rate of the country. */
export function isAtRate(net: number, total: number, country: Known['country']): boolean {
  return net > 0 && rates[country].some((rate) => Math.abs(Math.round((net * (100 + rate)) / 100) - total) <= 1)
}

import type { BodyLine } from './lines.ts'

/** Multiplies a text's lines by their quantities, where each has one amount alone, which may be the price of one. */
export function asUnitPrices(body: readonly BodyLine[]): (readonly BodyLine[])[] {
  const isAlone = body.every(({ amounts: [one, ...more] }) => one?.row.page.source === 'text' && more.length === 0)
  if (!isAlone || !body.some(({ count }) => (count ?? 1) > 1)) return []
  return [
    body.map((line) => ({
      ...line,
      amounts: line.amounts.map((one) => ({ ...one, cents: Math.round(one.cents * (line.count ?? 1)) })),
    })),
  ]
}

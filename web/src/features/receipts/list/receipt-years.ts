import type { Receipt } from '@coussinet/contract/receipts.ts'

const yearOf = ({ month }: Receipt) => month.slice(0, 4)

/** The calendar years that hold a contribution, newest first. */
export const receiptYears = (receipts: readonly Receipt[]): string[] =>
  [...new Set(receipts.map(yearOf))].toSorted().toReversed()

/** The contributions of one year, newest first; of the newest year when the one asked for holds none. */
export function receiptsOfYear(
  receipts: readonly Receipt[],
  wanted: string | undefined,
): { year: string | undefined; receipts: Receipt[] } {
  const years = receiptYears(receipts)
  const year = wanted !== undefined && years.includes(wanted) ? wanted : years[0]
  return {
    year,
    receipts: receipts
      .filter((receipt) => yearOf(receipt) === year)
      .toSorted((one, other) => other.month.localeCompare(one.month)),
  }
}

import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'

/** Counts the contributions without a payment date, for the member's menu. */
export const unpaidCount = (receipts: readonly Receipt[]): number =>
  receipts.filter(({ payment_date }) => payment_date === null).length

/** Tells whether one of them came back; if none did, the count is of payments to come, not of debts. */
export const owes = (receipts: readonly Receipt[]): boolean => receipts.some(({ status }) => status === 'declined')

/** The contributions that came back and are to be mended, oldest first. */
export const declinedFirst = (receipts: readonly Receipt[]): Receipt[] =>
  receipts
    .filter(({ status }) => status === 'declined')
    .toSorted((one, other) => compareStrings(one.month, other.month))

import type { ReceiptRow } from '../receipts.store.ts'

/** Picks the contributions that an amount covers whole, in their order: none is paid in part. */
export function pickCovered(receipts: readonly ReceiptRow[], amount_cents: number): ReceiptRow[] {
  let left = amount_cents
  return receipts.filter((receipt) => {
    if (receipt.amount_cents > left) return false
    left -= receipt.amount_cents
    return true
  })
}

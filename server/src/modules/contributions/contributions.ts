/** Contributions: receipts, mandates, cards, due days, and refund accounts until they are signed. */

export { deletePending } from './delete-pending.ts'
export { findDebitedMandate } from './mandates/debits-in-time.ts'
export { findPaperMandate, findSignedText } from './mandate-paper/find-paper-mandate.ts'
export { readMandateProof } from './mandate-paper/mandate-proof.ts'
export { mandatePaper } from './mandate-paper/mandate.ts'
export type { PaperMandate } from './mandate-paper/paper-mandate.ts'
export { endLapsedMandates, lapsingMandates } from './mandates/lapsed-mandates.ts'
export { findDebitedIbans, findPaper, findSignedMandate, findSignedMandates } from './mandates/mandates.store.ts'
export { allowedDueDays } from './payment-methods/due-day/due-day.ts'
export { changeDebits } from './upserts/change-debits.ts'
export { expiringCards } from './payment-methods/expiring-cards.ts'
export { findCard, findKnownCard } from './payment-methods/payment-methods.store.ts'
export { declineDebit } from './receipts/decline.ts'
export {
  findAttempts,
  findCardsOf,
  findContributions,
  findPaidReceipt,
  findSearchable,
  type PaidReceipt,
} from './receipts/receipts.store.ts'
export { isInArrears } from './receipts/receipts.ts'
export { accountTextVersion, requestParts } from './refund-accounts/account-text.ts'
export { computeContribution, type InsuredAnimal } from './schedule/contribution.ts'
export { contributionAfterEnd } from './schedule/contribution-after-end.ts'
export { debitDay } from './schedule/debit-day.ts'
export { debitOnce, debitPreNotifications } from './schedule/debit-pre-notifications.ts'
export type { DueDays } from './schedule/due-days.ts'
export { nextContribution } from './schedule/next-contribution.ts'
export { findDueDays } from './schedule/schedule.store.ts'
export { upsertDebit, claimDebit } from './upserts/upsert-debit.ts'
export { upsertReceipt } from './upserts/upsert-receipt.ts'
export { upsertRefundAccount } from './upserts/upsert-refund-account.ts'

/** Requests from the draft to the payment: filed by members, moved by the insurer; animals with what they cost and have left. */

export { animalsOf } from './animals/animals.ts'
export { changeAnimal, checkAnimal, checkIcad } from './animals/change-animal.ts'
export { checkCoverEnd, tellCoverEnded } from './animals/end-cover.ts'
export { noCost } from './animals/costs/costs.ts'
export { applyInsurerMove } from './filed-requests/apply-insurer-move.ts'
export { fileForMember } from './filed-requests/file-for-member.ts'
export { filedRequestOf } from './filed-requests/filed-request-view.ts'
export { findFiledByName, findUnpaid, isUnsent } from './filed-requests/filed-requests.store.ts'
export { type FiledRow, latestFiledRequests, pageOfFiledRequests } from './filed-requests/page-of-filed-requests.ts'
export { applyCorrection, applyReturn } from './corrections/apply-correction.ts'
export {
  applyContestAnswer,
  contestsOfStatus,
  filedContestOf,
  latestContestOf,
  pageOfContests,
} from './contests/filed-contests.ts'
export { putOpeningBalance } from './opening-balances/put-opening-balance.ts'
export { hasPastRefund, isPastRefund } from './past-refunds/past-refunds.store.ts'
export { putPastRefund } from './past-refunds/put-past-refund.ts'
export { paymentOrderOf, recordPaymentOf } from './filed-requests/payments.ts'
export { findKeysOfThreads } from './messages/request-messages.store.ts'
export { filedThreadOf, readFiledThread, sendInsurerMessage } from './messages/insurer-messages.ts'
export { replies } from './messages/receive-reply.ts'
export { openDocument } from './files/open-file.ts'
export { findKeysOfDocuments } from './files/document-keys.store.ts'
export { addFile, addFileForMember, fileOwnerOf } from './files/request-files.ts'
export {
  applyQuoteAnswer,
  filedQuoteOf,
  filedQuotesOf,
  pageOfFiledQuotes,
  quoteOwnerOf,
} from './quotes/filed-quotes.ts'
export { endingAgreements } from './quotes/quote-ends.ts'
export { findReadBill } from './readings/read-invoice.ts'
export { withUploads } from './files/upload-limits.ts'
export { awaitedDocuments } from './reminders/awaited-documents.ts'
export { unusedPackages } from './reminders/unused-packages.ts'
export { type InsurerTransition, moveRequest, payRefund } from './request-moves.ts'
export { type Awaiting, findAwaiting } from './requests/awaited.store.ts'
export { submitRequest } from './requests/filing.ts'
export { undecidedStatuses } from './requests/refund-status.ts'
export { requestOf } from './requests/request-view.ts'
export { computeRefund } from './rules/refund-amount.ts'
export { careKindsOf } from './statements/care-kinds.ts'
export { findRefundsAround, hasRefund, type RefundAround } from './statements/refunds.store.ts'
export { type SearchableQuote, searchableRequests, type SearchableRequest } from './statements/searchable-requests.ts'

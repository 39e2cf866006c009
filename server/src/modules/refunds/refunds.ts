/** Requests from the draft to the payment, and animals with their costs and limits. */

export { findAnimalsWithLimits } from './cover/animals.ts'
export { sendCoverEndNotice } from './animals/change-animal.ts'
export { noCost } from './animals/animal-costs.ts'
export { applyInsurerMove } from './decisions/filed-requests/insurer-moves.ts'
export { fileForMember } from './decisions/filed-requests/insurer-moves.ts'
export { findFiledByName, findUnpaid, findUnsentAnswer } from './decisions/filed-requests/filed-requests.store.ts'
export {
  type FiledRow,
  findFiledRequest,
  latestFiledRequests,
  pageOfFiledRequests,
} from './decisions/filed-requests/filed-request-view.ts'
export { applyCorrection } from './decisions/corrections/correct-decision.ts'
export {
  applyDisputeAnswer,
  listDisputesOfStatus,
  findFiledDispute,
  findLatestDispute,
  pageOfDisputes,
} from './conversations/disputes/filed-disputes.ts'
export { putOpeningBalance } from './cover/opening-balances/put-opening-balance.ts'
export { resumeRequestsAwaitingIcad } from './decisions/request-moves.ts'
export { findAnyPastRefund } from './cover/past-refunds/past-refunds.store.ts'
export { putPastRefund } from './cover/past-refunds/put-past-refund.ts'
export { payRefund } from './decisions/payments/pay-refund.ts'
export { findPaymentOrder, recordPaymentOf } from './decisions/payments/payment-orders.ts'
export { applyReturn } from './decisions/payments/return-payment.ts'
export { getFiledThread, readFiledThread, sendInsurerMessage } from './conversations/messages/insurer-messages.ts'
export { createReplyReceiver } from './conversations/messages/receive-reply.ts'
export { resealInvoiceAddresses, revokeAddress } from './claims/mailed-invoices/invoice-address.ts'
export { createInvoiceReceiver } from './claims/mailed-invoices/receive-invoice.ts'
export { openDocument } from './documents/open-file.ts'
export { findKeysOfDocuments } from './documents/documents.store.ts'
export { addFile, addFileForMember, getFileOwner } from './claims/files/request-files.ts'
export {
  applyQuoteAnswer,
  findFiledQuote,
  findFirstFiledQuotes,
  pageOfFiledQuotes,
  getQuoteOwner,
} from './quotes/filed-quotes.ts'
export { endingAgreements } from './quotes/quote-ends.ts'
export { findReadBill } from './claims/readings/read-invoice.ts'
export { withUploads } from './documents/upload-limits.ts'
export { awaitedDocuments } from './claims/reminders/reminders.ts'
export { unusedPackages } from './cover/unused-packages.ts'
export { type RequestMove, moveRequest } from './decisions/request-moves.ts'
export { type AwaitingRequest, findAwaiting } from './claims/requests/awaited.store.ts'
export { submitRequest } from './claims/requests/filing.ts'
export { revokeVetLinks } from './vets/vet-links.ts'
export { undecidedStatuses } from './claims/requests/refund-status.ts'
export { getRequest } from './claims/requests/request-view.ts'
export { computeRefund } from './cover/rules/refund-amount.ts'
export { listPricedCareKinds } from './decisions/statements/care-kinds.ts'
export { findYearRefunds, type YearRefund } from './decisions/statements/refund-statements.ts'
export { findAnyRefund } from './cover/refunds.store.ts'
export {
  type SearchableQuote,
  searchableRequests,
  type SearchableRequest,
} from './decisions/statements/searchable-requests.ts'

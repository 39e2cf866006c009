/** Quotes, their files and the insurer’s agreements, for the other parts of refunds. */

export {
  agreementOfDraft,
  carriedOfQuote,
  claimAgreement,
  findAgreement,
  findAgreements,
  reopenAgreement,
  requireAgreement,
  settleAgreement,
} from './agreements.ts'
export { changeQuoteDraft as changeQuote } from './quote-drafts.ts'
export { storeQuoteFile, dropQuoteFile, lockQuoteDraft } from './quote-files.ts'
export { quoteOwner } from './quote-files.ts'
export { statusToday } from './quote-view.ts'
export { deleteQuoteRow, findQuoteLines, findQuotes, lockQuote } from './quotes.store.ts'

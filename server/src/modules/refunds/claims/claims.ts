/** Requests from the draft to the decision, for the other parts of refunds. */

export { estimateFor } from './estimate.ts'
export { addFileByLink, deleteFile, findDuplicates, toRequestFile } from './files/request-files.ts'
export { estimateRead } from './estimate.ts'
export { toBilledLines } from './readings/read-invoice.ts'
export {
  awaitedOfRequests,
  insertAwaited,
  type MemberQuestion,
  requestsAwaitingIcad,
  settleIcadQuestions,
} from './requests/awaited.store.ts'
export { isMissing, missingOfAnswer } from './requests/blocking.ts'
export { changeDraft } from './requests/drafts.ts'
export { newTrackingReference, sendAnswer } from './requests/filing.ts'
export {
  addMoves,
  animalsOfRequests,
  findRequests,
  findRequestStatus,
  findThreadState,
  insertDraft,
  type LockedRequest,
  lockRequest,
  touchRequest,
} from './requests/refund-requests.store.ts'
export { isDecided, mayMove } from './requests/refund-status.ts'
export { requestFacts } from './requests/request-view.ts'
export { getRequest } from './requests/request-view.ts'
export { transitionRequest } from './requests/transition.ts'

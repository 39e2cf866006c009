/** Decisions, corrections and the days left to dispute them, for the other parts of refunds. */

export { correctDecision, toFormer } from './corrections/correct-decision.ts'
export { standingRefunds } from './corrections/corrections.store.ts'
export { lockForDecision } from './decision-evidence.ts'
export { disputeClock, disputeUntil } from './dispute-clock.ts'
export { getRequestOwner } from './filed-requests/filed-request-view.ts'
export { findOwnerOfRequest } from './filed-requests/filed-requests.store.ts'
export { resumeRequestsAwaitingIcad } from './request-moves.ts'

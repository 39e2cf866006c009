/** Rules, counters, limits and refund rows, for the other parts of refunds. */

export { computeRefundBalance } from './rules/refund-amount.ts'
export { findAnimalsWithLimits, getAnimalWithLimits } from './animals.ts'
export {
  type AnimalCover,
  computeAnimalRefund,
  computeCounters,
  computeUsedCounters,
  eventOfCare,
  findContractCover,
  findCovers,
} from './assessment/animal-cover.ts'
export {
  type AnimalPart,
  assess,
  type AssessedLine,
  type CareFacts,
  type GivenAmount,
  leftAfter,
  computePart,
  rejectionParams,
  toGivenPart,
  usesAgreement,
} from './assessment/assess.ts'
export { careDateRefusal, type FilingObstacle, symptomsRefusal } from './care-date.ts'
export { findDecidedCare } from './cover.store.ts'
export { eventOfRefund } from './decided-parts.ts'
export { findFormulaReplay } from './formula-replay/formula-replay.ts'
export { daysOfReader, readClockOffset, type RequestReader, toReader } from './reader.ts'
export {
  findDecision,
  findRefund,
  findRefunds,
  findRefundsOfRequests,
  findRequestOfRefund,
  insertRefunds,
  kindsOfLines,
  type NewRefund,
  notOfThePortal,
  type RefundRow,
  setPayment,
  findRefundsAround,
  type RefundAround,
} from './refunds.store.ts'
export { reservedFor } from './limits.ts'
export { type Agreement, asAgreed, isUncovered, pickAgreedLines } from './rules/agreed-refund.ts'
export { standingEvent } from './rules/counters.ts'

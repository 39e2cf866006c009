/** One-time codes for whatever is a `Signable`, and the evidence that each leaves. */

export { confirmCode, endSignatures, sendCode, signableOf } from './codes.ts'
export { chainsAfter, chainsOf } from './evidence/evidence.store.ts'
export { type Evidence, findEvidence, headsAfter, linesAt } from './evidence/evidence.ts'
export { genesis, linkHash } from './evidence/link-hash.ts'
export type { Signable, Signed, Subject } from './subject.ts'

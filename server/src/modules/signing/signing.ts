/** One-time codes for whatever is a `Signable`, and the evidence that each leaves. */

export { endSignatures, findSignable } from './codes.ts'
export { confirmCode } from './confirm-code.ts'
export { findMembersWithChains, findChains } from './evidence/evidence.store.ts'
export { type Evidence, findEvidence, headsAfter, linesAt } from './evidence/evidence.ts'
export { genesis, linkHash } from './evidence/link-hash.ts'
export { sendCode } from './send-code.ts'
export type { Signable, SignatureProof, Subject } from './subject.ts'

/** One-time codes for whatever is a `Signable`, and the evidence that each leaves. */

export { endSignatures, findSignable } from './codes.ts'
export { confirmCode } from './confirm-code.ts'
export { findMembersWithChains, findChains } from './evidence/evidence.store.ts'
export { addEvidence, type Evidence, findEvidence, headsAfter, linesAt } from './evidence/evidence.ts'
export { genesis, linkHash } from './evidence/link-hash.ts'
export { isProven, readRoots } from './proofs/is-proven.ts'
export { findProofLinesOfMembers } from './proofs/proofs.store.ts'
export { readPublicationStates } from './proofs/publish-heads.ts'
export { sendCode } from './send-code.ts'
export type { Signable, SignatureProof, Subject } from './subject.ts'

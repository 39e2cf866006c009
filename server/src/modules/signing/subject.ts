import type { SignatureMode } from '@coussinet/contract/signatures.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'

export type SignedSubject = {
  kind: 'mandate' | 'refund_account' | 'refund_account_release'
  id: string
  text_sha256: Buffer
  /** version of the wording from which the text was made */
  text_version: string
  /** SHA-256 of the document shown with it; null if there is none */
  paper_sha256: Buffer | null
  /** contact of another person who signs, fixed when the text was made; null if the member signs */
  contact: { email: string | null; mobile: string | null } | null
  /** name in messages: the mandate's reference, or the masked account */
  name: string
  /** masked */
  iban: string
  /** returned amount that is collected with it, in cents */
  unpaid_cents?: number
}

/** Proof of the signature by a correct code. */
export type SignatureProof = {
  signature_id: string
  mode: SignatureMode
  /** masked */ recipient: string
  evidence_hash: Buffer
}

/** Subject of signatures, implemented by its feature. Its functions run in the signing transaction, with the member locked. */
export type Signable = {
  /** kinds it handles: its calls do not find codes of other kinds */
  kinds: readonly SignedSubject['kind'][]
  /** Finds the subject with the hash of its current text; undefined if it is not the member's; throws `conflict` if unsignable. */
  find(db: Db, member_id: string, id: string): Promise<SignedSubject | undefined>
  awaitCode(db: Db, member_id: string, subject: SignedSubject): Promise<void>
  /** Applies the signed subject, with its notices. */
  settle(tx: UnitOfWork, platform: Platform, subject: SignedSubject, signed: SignatureProof): Promise<void>
}

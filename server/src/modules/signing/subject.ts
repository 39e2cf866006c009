import type { SignatureMode } from '@coussinet/contract/signatures.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'

export type Subject = {
  kind: 'mandate' | 'refund_account' | 'refund_account_release'
  id: string
  text_sha256: Buffer
  /** version of the wording that the text was made of */
  text_version: string
  /** SHA-256 of the paper that could be read, where there is one */
  paper_sha256: Buffer | null
  /** contact of somebody else who signs, fixed when the text was made; null: the member signs */
  contact: { email: string | null; mobile: string | null } | null
  /** name for a message: the mandate's reference, the masked account */
  name: string
  /** masked */
  iban: string
  /** amount that came back and is collected with it, in cents */
  unpaid_cents?: number
}

/** Proof of the signature, once the code was right. */
export type SignatureProof = {
  signature_id: string
  mode: SignatureMode
  /** masked */ recipient: string
  evidence_hash: Buffer
}

/** Subject of signatures, implemented by its feature. Its functions run in the signing transaction, with the member locked. */
export type Signable = {
  /** kind that it answers for: a code of another kind is not found by its calls */
  kinds: readonly Subject['kind'][]
  /** Finds the subject with the hash of its current text; undefined if it is not the member's; throws `conflict` if unsignable. */
  find(db: Db, member_id: string, id: string): Promise<Subject | undefined>
  awaitCode(db: Db, member_id: string, subject: Subject): Promise<void>
  /** Takes effect, all of it, with its notices. */
  settle(tx: UnitOfWork, platform: Platform, subject: Subject, signed: SignatureProof): Promise<void>
}

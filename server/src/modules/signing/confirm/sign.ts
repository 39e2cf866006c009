import { addEvidence, findEvidence } from '../evidence/evidence.ts'
import type { Db } from '#platform/db.ts'
import type { Platform } from '#platform/portal.ts'
import { changeSignature, type SignatureRow } from '../signatures.store.ts'
import type { Subject } from '../subject.ts'
import type { Guess } from './decide.ts'

type Right = { signature: SignatureRow; subject: Subject }

/** Uses a code that was right: the signature, its evidence, and all that takes effect with it. */
export async function sign(db: Db, platform: Platform, guess: Guess, right: Right): Promise<void> {
  const { member_id, signable, at } = guess
  const { signature, subject } = right
  const { signature_id, mode, recipient } = signature
  const failed_at = await failuresOf(db, member_id, signature)
  const evidence_hash = await addEvidence(db, {
    member_id,
    at,
    kind: 'signed',
    subject_id: subject.id,
    record: signedRecord(guess, right, failed_at),
  })
  await changeSignature(db, signature, { status: 'used' })
  await signable.settle(db, platform, member_id, subject, { signature_id, mode, recipient, evidence_hash, at })
}

async function failuresOf(db: Db, member_id: string, { subject_id, signature_id }: SignatureRow): Promise<string[]> {
  const lines = await findEvidence(db, member_id, subject_id)
  return lines
    .filter(({ kind, record }) => kind === 'code_failed' && record['signature_id'] === signature_id)
    .map(({ at }) => at.toISOString())
}

// SEC-33: all that is known of the signature, in one line. Moments are UTC, hashes hexadecimal, the contact is masked.
function signedRecord(
  { member_id, session_id, caller, at }: Guess,
  { signature, subject }: Right,
  failed_at: string[],
) {
  return {
    signature_id: signature.signature_id,
    subject: subject.kind,
    member_id,
    mode: signature.mode,
    recipient: signature.recipient,
    text_sha256: subject.text_sha256.toString('hex'),
    text_version: subject.text_version,
    paper_sha256: subject.paper_sha256?.toString('hex') ?? null,
    sent_at: signature.sent_at.toISOString(),
    failed_at,
    validated_at: at.toISOString(),
    session_id,
    ...caller,
  }
}

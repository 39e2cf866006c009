import { findSigner, type Signer } from '#modules/policy/policy.ts'
import type { Config } from '#platform/config/config.ts'
import { Problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { clockSkew } from '#platform/db/expiry.ts'
import type { Caller } from '#platform/http/caller.ts'
import { listChannels } from './channels.ts'
import { addEvidence, evidenceTimes } from './evidence/evidence.ts'
import { isCode, isContact, isSame, mostAttempts } from './one-time-code.ts'
import { isOver } from './signature-view.ts'
import { changeSignature, findSignature, type SignatureRow } from './signatures.store.ts'
import type { Signable, SignedSubject } from './subject.ts'

export type CodeAttempt = {
  member_id: string
  session_id: string
  signable: Signable
  id: string
  signature_id: string
  code: string
  caller: Caller
  at: Date
}

export type Verdict =
  | { is: 'right'; signature: SignatureRow; subject: SignedSubject }
  | { is: 'wrong'; signature: SignatureRow; attempts_left: number }
  | { is: 'changed'; signature: SignatureRow }
  /** expired, replaced, used or dead */
  | { is: 'over' }
  | { is: 'limited'; until: number }
  | { is: 'unknown' }

const hour = 3_600_000
const mostAnHour = 25

/**
 * Checks a code with the member's row locked, so concurrent attempts see each other. Writes nothing. A changed text or
 * contact is reported before an expired code, so the page can show what changed.
 */
export async function checkCode(db: Db, config: Config, attempt: CodeAttempt): Promise<Verdict> {
  const { member_id, signable, id, signature_id, code, at } = attempt
  const signer = await findSigner(db, member_id, { forUpdate: true })
  const signature = signer && (await findSignature(db, { member_id, subject_id: id, signature_id }))
  if (!signature || !signable.kinds.includes(signature.subject)) return { is: 'unknown' }
  if (signature.status === 'used') return { is: 'over' }
  const subject = await openSubject(db, signable, member_id, id)
  if (!subject || !isUnchanged(config, signer, signature, subject, at)) return { is: 'changed', signature }
  if (isOver(signature, at)) return { is: 'over' }
  const failed = await evidenceTimes(db, { member_id, kind: 'code_failed', after: new Date(at.getTime() - hour) })
  // Attempts stored while the clock was ahead would otherwise count until that day.
  const first = failed.filter((time) => time.getTime() <= at.getTime() + clockSkew)[mostAnHour - 1]
  if (first) return { is: 'limited', until: first.getTime() + hour }
  if (isCode(config, signature, code)) return { is: 'right', signature, subject }
  return { is: 'wrong', signature, attempts_left: mostAttempts - signature.attempts - 1 }
}

async function openSubject(db: Db, signable: Signable, member_id: string, id: string): Promise<SignedSubject | null> {
  try {
    return (await signable.find(db, member_id, id)) ?? null
  } catch (error) {
    if (error instanceof Problem && error.code === 'conflict') return null
    throw error
  }
}

function isUnchanged(
  config: Config,
  signer: Signer,
  signature: SignatureRow,
  subject: SignedSubject,
  at: Date,
): boolean {
  const channel = listChannels(config, signer, subject, at).find(({ mode }) => mode === signature.mode)
  if (!channel || subject.kind !== signature.subject) return false
  return isSame(subject.text_sha256, signature.text_sha256) && isContact(config, signature, channel)
}

/** Stores the effect of a wrong code, or of one for another text: one attempt less, or a dead code. */
export async function saveFailedAttempt(
  db: Db,
  { member_id, session_id, caller, at }: CodeAttempt,
  verdict: Verdict,
): Promise<void> {
  if (verdict.is !== 'wrong' && verdict.is !== 'changed') return
  const { signature } = verdict
  if (signature.status !== 'sent') return
  const { signature_id, subject_id, attempts } = signature
  const record = { signature_id, session_id, ...caller }
  if (verdict.is === 'changed') {
    await changeSignature(db, signature, { status: 'dead' })
    await addEvidence(db, { member_id, at, kind: 'code_dead', subject_id, record: { ...record, reason: 'changed' } })
    return
  }
  const { attempts_left } = verdict
  await changeSignature(db, signature, { attempts: attempts + 1, ...(attempts_left === 0 ? { status: 'dead' } : {}) })
  await addEvidence(db, { member_id, at, kind: 'code_failed', subject_id, record: { ...record, attempts_left } })
}

import type { FastifyRequest } from 'fastify'
import { createUnit } from '#modules/notifications/notifications.ts'
import { fieldProblem, Problem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Transact } from '#platform/db/transaction.ts'
import type { Member } from '#platform/http/access.ts'
import type { Platform } from '#platform/portal.ts'
import { checkCode, type CodeAttempt, saveFailedAttempt, type Verdict } from './check-code.ts'
import { tooManyRequestsUntil } from './code-limits.ts'
import { callerForEvidence } from './codes.ts'
import { addEvidence, findEvidence } from './evidence/evidence.ts'
import { changeSignature, type SignatureRow } from './signatures.store.ts'
import type { Signable, SignedSubject } from './subject.ts'

type CodeConfirmation<T> = {
  signable: Signable
  id: string
  signature_id: string
  code: string
  request: FastifyRequest
  transact: Transact
  /** reads what the call answers, in the transaction of the signature */
  answer: (db: Db) => Promise<T>
}

/**
 * Signs by a code: the effect, its evidence and the stored answer are one transaction. A failed attempt is stored although
 * the call fails: `validation_failed` at `code` with `attempts_left`; `conflict` if the text or contact changed since the
 * code was sent; `expired`; `too_many_requests` after 25 wrong codes in an hour; `not_found`.
 */
export async function confirmCode<T>(
  platform: Platform,
  member: Member,
  { signable, id, signature_id, code, request, transact, answer }: CodeConfirmation<T>,
): Promise<T> {
  const { db, config, clock, log } = platform
  const attempt: CodeAttempt = {
    member_id: member.id,
    session_id: member.session_id,
    signable,
    id,
    signature_id,
    code,
    caller: callerForEvidence(request),
    at: clock(),
  }
  const checkAndSave = () =>
    inTransaction(db, async (tx) => {
      const verdict = await checkCode(tx, config, attempt)
      await saveFailedAttempt(tx, attempt, verdict)
      return verdict
    })
  const refuse = (verdict: Verdict): Promise<T> => {
    log.info({ event: 'code_refused', member_id: member.id, signature_id, why: verdict.is }, 'a code was refused')
    // Within the keyed call: an answer that another node has just stored takes precedence.
    return transact(() => Promise.reject(refusalOf(verdict, attempt.at)))
  }

  const first = await checkAndSave()
  if (first.is !== 'right') return refuse(first)
  const changedMeanwhile = new Error('Something changed between two transactions.')
  try {
    const answered = await transact(async (tx) => {
      const verdict = await checkCode(tx, config, attempt)
      if (verdict.is !== 'right') throw changedMeanwhile
      await sign(tx, platform, attempt, verdict)
      return answer(tx)
    })
    log.info({ event: 'signed', member_id: member.id, signature_id, subject: first.subject.kind }, 'signed by a code')
    return answered
  } catch (error) {
    if (error !== changedMeanwhile) throw error
    return refuse(await checkAndSave())
  }
}

function refusalOf(verdict: Verdict, at: Date): Problem {
  if (verdict.is === 'unknown') return problem('not_found')
  if (verdict.is === 'changed') return problem('conflict')
  if (verdict.is === 'limited') return tooManyRequestsUntil(verdict.until, at)
  if (verdict.is !== 'wrong') return problem('expired')
  const { attempts_left } = verdict
  return fieldProblem('code', 'code', { attempts_left, left: attempts_left })
}

type RightCode = { signature: SignatureRow; subject: SignedSubject }

/** Uses a correct code: stores the signature and its evidence, and lets the subject take effect. */
async function sign(db: Db, platform: Platform, attempt: CodeAttempt, right: RightCode): Promise<void> {
  const { member_id, signable, at } = attempt
  const { signature, subject } = right
  const { signature_id, mode, recipient } = signature
  const failed_at = await failuresOf(db, member_id, signature)
  const evidence_hash = await addEvidence(db, {
    member_id,
    at,
    kind: 'signed',
    subject_id: subject.id,
    record: signedRecord(attempt, right, failed_at),
  })
  await changeSignature(db, signature, { status: 'used' })
  await signable.settle(createUnit(db, platform, { member_id, at }), platform, subject, {
    signature_id,
    mode,
    recipient,
    evidence_hash,
  })
}

async function failuresOf(db: Db, member_id: string, { subject_id, signature_id }: SignatureRow): Promise<string[]> {
  const lines = await findEvidence(db, member_id, subject_id)
  return lines
    .filter(({ kind, record }) => kind === 'code_failed' && record['signature_id'] === signature_id)
    .map(({ at }) => at.toISOString())
}

// SEC-33: every fact of the signature in one line. Times are UTC, hashes hexadecimal, the contact is masked.
function signedRecord(
  { member_id, session_id, caller, at }: CodeAttempt,
  { signature, subject }: RightCode,
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

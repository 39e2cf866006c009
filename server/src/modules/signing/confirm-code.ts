import type { FastifyRequest } from 'fastify'
import { createUnit } from '#modules/notifications/notifications.ts'
import { fieldProblem, Problem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Transact } from '#platform/db/transaction.ts'
import type { Member } from '#platform/http/access.ts'
import type { Platform } from '#platform/portal.ts'
import { tooManyRequestsUntil } from './code-limits.ts'
import { knownCaller } from './codes.ts'
import { checkGuess, type Guess, saveFailure, type Verdict } from './decide-guess.ts'
import { addEvidence, findEvidence } from './evidence/evidence.ts'
import { changeSignature, type SignatureRow } from './signatures.store.ts'
import type { Signable, Subject } from './subject.ts'

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
 * Signs by a code: what takes effect, its evidence and the kept answer are one transaction. A failure is kept although it is
 * answered by an error: `validation_failed` at `code` with `attempts_left`, `conflict` when anything changed since the sending,
 * `expired` for a code that is over, `too_many_requests` after 25 wrong ones in an hour, `not_found`.
 */
export async function confirmCode<T>(
  platform: Platform,
  member: Member,
  { signable, id, signature_id, code, request, transact, answer }: CodeConfirmation<T>,
): Promise<T> {
  const { db, config, clock, log } = platform
  const guess: Guess = {
    member_id: member.id,
    session_id: member.session_id,
    signable,
    id,
    signature_id,
    code,
    caller: knownCaller(request),
    at: clock(),
  }
  const judgeAndKeep = () =>
    inTransaction(db, async (tx) => {
      const verdict = await checkGuess(tx, config, guess)
      await saveFailure(tx, guess, verdict)
      return verdict
    })
  const refuse = (verdict: Verdict): Promise<T> => {
    log.info({ event: 'code_refused', member_id: member.id, signature_id, why: verdict.is }, 'a code was refused')
    // Within the keyed call: where another node has just answered it, its answer stands.
    return transact(() => Promise.reject(refusalOf(verdict, guess.at)))
  }

  const first = await judgeAndKeep()
  if (first.is !== 'right') return refuse(first)
  const overtaken = new Error('Something changed between two transactions.')
  try {
    const answered = await transact(async (tx) => {
      const verdict = await checkGuess(tx, config, guess)
      if (verdict.is !== 'right') throw overtaken
      await sign(tx, platform, guess, verdict)
      return answer(tx)
    })
    log.info({ event: 'signed', member_id: member.id, signature_id, subject: first.subject.kind }, 'signed by a code')
    return answered
  } catch (error) {
    if (error !== overtaken) throw error
    return refuse(await judgeAndKeep())
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

type RightCode = { signature: SignatureRow; subject: Subject }

/** Uses a code that was right: the signature, its evidence, and all that takes effect with it. */
async function sign(db: Db, platform: Platform, guess: Guess, right: RightCode): Promise<void> {
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

// SEC-33: all that is known of the signature, in one line. Moments are UTC, hashes hexadecimal, the contact is masked.
function signedRecord(
  { member_id, session_id, caller, at }: Guess,
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

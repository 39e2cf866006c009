import type { Signature, Signing } from '@coussinet/contract/signing/signatures.ts'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Db } from '#platform/db/db.ts'
import type { Member } from '#platform/http/access.ts'
import { type Caller, callerOf } from '#platform/http/caller.ts'
import type { Platform } from '#platform/portal.ts'
import { fieldProblem, Problem, problem } from '#platform/http/problem.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { channelsOf } from './channels.ts'
import { tooManyRequestsUntil } from './code-limits.ts'
import { type Guess, checkGuess, saveFailure, type Verdict } from './decide-guess.ts'
import { isContact, isSame } from './one-time-code.ts'
import { createCode } from './create-code.ts'
import { isOver, toSignature } from './signature-view.ts'
import { changeSignature, closeOpen, findOpen, type SignatureRow } from './signatures.store.ts'
import { findSigner } from '#modules/policy/policy.ts'
import type { Signable, Subject } from './subject.ts'
import { addEvidence, findEvidence } from './evidence/evidence.ts'

type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>
type Shown = {
  channels: { mode: Signature['mode']; recipient: string; is_recent: boolean }[]
  signature: Signature | null
}

/** Channels of a code for the subject, masked, and the one on its way while it can still be typed; nothing for what cannot be signed. */
export async function signableOf(
  db: Db,
  { config }: Pick<Platform, 'config'>,
  { member_id, subject, at }: { member_id: string; subject: Subject | null; at: Date },
): Promise<Shown> {
  const signer = subject && (await findSigner(db, member_id))
  if (!signer) return { channels: [], signature: null }
  const channels = channelsOf(config, signer, subject, at)
  const open = await findOpen(db, member_id, subject.id)
  const channel = channels.find(({ mode }) => mode === open?.mode)
  const isTypable =
    open &&
    channel &&
    !isOver(open, at) &&
    open.subject === subject.kind &&
    isSame(open.text_sha256, subject.text_sha256) &&
    isContact(config, open, channel)
  return {
    channels: channels.map(({ mode, recipient, is_recent }) => ({ mode, recipient, is_recent })),
    signature: isTypable ? toSignature(open) : null,
  }
}

/** Ends the codes on their way, of one subject or of all; the caller's transaction holds the member's row. */
export function endSignatures(db: Db, member_id: string, subject_id?: string): Promise<void> {
  return closeOpen(db, { member_id, subject_id }, 'dead')
}

type Sending = {
  signable: Signable
  id: string
  asked: z.infer<typeof Signing>
  request: FastifyRequest
  transact: Transact
  /** compares a password with the member's, and answers the hash that it proves; throws for a wrong one */
  verifyPassword: (platform: Platform, member_id: string, current_password: string) => Promise<string | null>
}

/**
 * Sends a code to the subject's signer; the subject's earlier one is replaced. Throws `not_found`; `conflict` when another
 * text was shown; `validation_failed` at `mode` (`no_contact`, `contact_too_recent`) or `current_password`; `too_many_requests`.
 */
export async function sendCode(
  platform: Platform,
  member: Member,
  { signable, id, asked, request, transact, verifyPassword }: Sending,
): Promise<Signature> {
  const { log } = platform
  const { mode, sha256, current_password } = asked
  let is_last = false
  const make = (proven: string | null) =>
    transact(async (db) => {
      const made = await createCode(db, platform, {
        member,
        signable,
        id,
        mode,
        sha256,
        proven,
        caller: knownCaller(request),
      })
      is_last = made.is_last
      return made.signature
    })
  try {
    const signature = await make(null).catch(async (error: unknown) => {
      if (current_password === undefined || !isTooRecent(error)) throw error
      // Compared outside of the transaction, for it takes its time; once it is right, all is looked at again.
      return make(await verifyPassword(platform, member.id, current_password))
    })
    log.info({ event: 'code_sent', member_id: member.id, signature_id: signature.id, mode }, 'a code was sent')
    if (is_last)
      log.error(
        { event: 'sms_codes_spent', limit: platform.config.sms_codes },
        'no more codes leave by SMS today: the limit of the portal is reached',
      )
    return signature
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests')
      log.warn({ event: 'code_limited', member_id: member.id, mode }, 'a code must wait')
    throw error
  }
}

const isTooRecent = (error: unknown) =>
  error instanceof Problem && error.more.errors?.['mode']?.includes('contact_too_recent')

/** As far as it is kept: a browser may name itself at any length. */
function knownCaller(request: FastifyRequest): Caller {
  const { address, user_agent } = callerOf(request)
  return { address, user_agent: user_agent.slice(0, 300) }
}

type Confirming<T> = {
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
  { signable, id, signature_id, code, request, transact, answer }: Confirming<T>,
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
    inTransaction(db, async (trx) => {
      const verdict = await checkGuess(trx, config, guess)
      await saveFailure(trx, guess, verdict)
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
    const answered = await transact(async (trx) => {
      const verdict = await checkGuess(trx, config, guess)
      if (verdict.is !== 'right') throw overtaken
      await sign(trx, platform, guess, verdict)
      return answer(trx)
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

type Right = { signature: SignatureRow; subject: Subject }

/** Uses a code that was right: the signature, its evidence, and all that takes effect with it. */
async function sign(db: Db, platform: Platform, guess: Guess, right: Right): Promise<void> {
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

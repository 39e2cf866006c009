import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { calledName, memberName } from '@coussinet/contract/domain/members.ts'
import type { Signature, SignatureMode } from '@coussinet/contract/signatures.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findSigner, type Signer } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import type { Member } from '#platform/http/access.ts'
import type { Caller } from '#platform/http/caller.ts'
import { sendMail, sendSms } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { listChannels, type CodeChannel } from './channels.ts'
import { countCode } from './code-limits.ts'
import { addEvidence } from './evidence/evidence.ts'
import type { CodeFacts } from './messages/code-facts.ts'
import { codeSms } from './messages/code-sms.ts'
import { codeLetter } from './messages/signing.mails.ts'
import { codeHash, codeLife, contactHash, newCode } from './one-time-code.ts'
import { toSignature } from './signature-view.ts'
import { closeOpen, insertSignature } from './signatures.store.ts'
import type { Signable, SignedSubject } from './subject.ts'

type CodeRequest = {
  member: Member
  signable: Signable
  id: string
  mode: SignatureMode
  /** hash of the text that was shown, in hexadecimal */
  sha256: string
  /** hash of the password that was just verified; null if none was required */
  proven: string | null
  caller: Caller
}

/**
 * Creates a code for a subject and sends it to its signer, all in the caller's transaction. `is_last` marks the SMS that
 * reaches the portal's daily limit. Throws `not_found`; `conflict` if another text was shown; `validation_failed` at `mode`
 * (`no_contact`, `contact_too_recent`); `too_many_requests`.
 */
export async function createCode(
  tx: UnitOfWork,
  platform: Platform,
  request: CodeRequest,
): Promise<{ signature: Signature; is_last: boolean }> {
  const { db, member_id, at } = tx
  const { config } = platform
  const { member, signable, id, mode } = request
  const signer = await findSigner(db, member_id, { forUpdate: true })
  if (!signer || signer.disabled_at) throw problem('session_expired')
  const subject = await signable.find(db, member_id, id)
  if (!subject) throw problem('not_found')
  if (subject.text_sha256.toString('hex') !== request.sha256) throw problem('conflict')

  const channel = listChannels(config, signer, subject, at).find((one) => one.mode === mode)
  if (!channel) throw fieldProblem('mode', 'no_contact')
  const isProven = request.proven !== null && request.proven === signer.password_hash
  if (channel.is_recent && !isProven) throw fieldProblem('mode', 'contact_too_recent')
  const is_last = await countCode(db, config, { member_id, channel, at })

  const signature_id = newId()
  const code = newCode()
  const row = {
    signature_id,
    mode,
    recipient: channel.recipient,
    sent_at: at,
    expires_at: new Date(at.getTime() + codeLife),
  }
  await closeOpen(db, { member_id, subject_id: subject.id }, 'replaced')
  await insertSignature(db, {
    member_id,
    ...row,
    subject: subject.kind,
    subject_id: subject.id,
    contact_hash: contactHash(config, channel),
    text_sha256: subject.text_sha256,
    code_hash: codeHash(config, signature_id, code),
  })
  await write(db, platform, { member_id, signer, subject, channel, code, expires_at: row.expires_at })
  await signable.awaitCode(db, member_id, subject)
  await addEvidence(db, {
    member_id,
    at,
    kind: 'code_sent',
    subject_id: subject.id,
    record: sendingRecord(subject, channel, { signature_id, session_id: member.session_id, ...request.caller }),
  })
  await tx.announce('payment-methods')
  return { signature: toSignature({ ...row, attempts: 0 }), is_last }
}

type SignatureCaller = { signature_id: string; session_id: string } & Caller

function sendingRecord(
  { kind, text_sha256, text_version, paper_sha256 }: SignedSubject,
  { mode, recipient }: CodeChannel,
  asking: SignatureCaller,
) {
  return {
    ...asking,
    subject: kind,
    mode,
    recipient,
    text_sha256: text_sha256.toString('hex'),
    text_version,
    paper_sha256: paper_sha256?.toString('hex') ?? null,
  }
}

type CodeMessage = {
  member_id: string
  signer: Signer
  subject: SignedSubject
  channel: CodeChannel
  code: string
  expires_at: Date
}

async function write(
  db: Db,
  platform: Platform,
  { member_id, signer, subject, channel: { mode, to }, code, expires_at }: CodeMessage,
): Promise<void> {
  const { kind, name, iban, contact, unpaid_cents = 0 } = subject
  const { country } = signer
  const language = toLanguage(signer.locale)
  const facts: CodeFacts = {
    code,
    kind,
    name,
    iban,
    unpaid_cents,
    country,
    firstname: calledName(signer),
    asked_by: contact === null ? null : memberName(signer),
  }
  if (mode === 'sms')
    return sendSms(db, platform, {
      member_id,
      to,
      text: codeSms(language, facts, platform.config.public_url),
      expires_at,
    })
  return sendMail(db, platform, {
    member_id,
    to,
    reader: { language, country },
    letter: codeLetter(language, facts),
    expires_at,
  })
}

import type { Signature } from '@coussinet/contract/signatures.ts'
import type { FastifyRequest } from 'fastify'
import { findSigner } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { type Caller, getCaller } from '#platform/http/caller.ts'
import type { Platform } from '#platform/portal.ts'
import { listChannels } from './channels.ts'
import { isContact, isSame } from './one-time-code.ts'
import { isOver, toSignature } from './signature-view.ts'
import { closeOpen, findOpen } from './signatures.store.ts'
import type { SignedSubject } from './subject.ts'

type SigningState = {
  channels: { mode: Signature['mode']; recipient: string; is_recent: boolean }[]
  signature: Signature | null
}

/** Finds the channels of a code for the subject, masked, and the open code while it can be typed; none if it cannot be signed. */
export async function findSigningState(
  db: Db,
  { config }: Pick<Platform, 'config'>,
  { member_id, subject, at }: { member_id: string; subject: SignedSubject | null; at: Date },
): Promise<SigningState> {
  const signer = subject && (await findSigner(db, member_id))
  if (!signer) return { channels: [], signature: null }
  const channels = listChannels(config, signer, subject, at)
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

/** Ends the open codes of one subject, or of all; the caller's transaction has locked the member's row. */
export function endSignatures(db: Db, member_id: string, subject_id?: string): Promise<void> {
  return closeOpen(db, { member_id, subject_id }, 'dead')
}

/** Returns the caller as evidence stores it: a browser's name is cut to 300 characters. */
export function callerForEvidence(request: FastifyRequest): Caller {
  const { address, user_agent } = getCaller(request)
  return { address, user_agent: user_agent.slice(0, 300) }
}

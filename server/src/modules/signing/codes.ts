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
import type { Subject } from './subject.ts'

type SignableState = {
  channels: { mode: Signature['mode']; recipient: string; is_recent: boolean }[]
  signature: Signature | null
}

/** Channels of a code for the subject, masked, and the one on its way while it can still be typed; nothing for what cannot be signed. */
export async function findSignable(
  db: Db,
  { config }: Pick<Platform, 'config'>,
  { member_id, subject, at }: { member_id: string; subject: Subject | null; at: Date },
): Promise<SignableState> {
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

/** Ends the codes on their way, of one subject or of all; the caller's transaction holds the member's row. */
export function endSignatures(db: Db, member_id: string, subject_id?: string): Promise<void> {
  return closeOpen(db, { member_id, subject_id }, 'dead')
}

/** Caller as far as it is kept: a browser may name itself at any length. */
export function knownCaller(request: FastifyRequest): Caller {
  const { address, user_agent } = getCaller(request)
  return { address, user_agent: user_agent.slice(0, 300) }
}

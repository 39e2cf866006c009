import type { Config } from '../config/config.ts'
import { newId } from '../crypto/ids.ts'
import { deriveKey } from '../crypto/keys.ts'
import { seal } from '../crypto/seal.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from '../db/jobs.ts'
import type { Clock } from '../time/clock.ts'
import type { Letter, LetterReader } from './letter.ts'

type OutboxDeps = { clock: Clock; config: Pick<Config, 'public_url' | 'secret'>; jobs: Jobs }

/** Queue of `{member_id, message_id}`; one job per message. */
export const outboxQueue = 'outbox.deliver'

export type Attachment = { stored_as: string; name: string; media_type: string }

export type Mail = {
  member_id: string
  /** one address, which the caller takes from stored, verified data */
  to: string
  reader: LetterReader
  letter: Letter
  /** reply address, if it is not our mailbox */
  reply_to?: string
  /** stored files; their bytes are read when the mail is sent */
  attachments?: readonly Attachment[]
  /** not sent after this time: an expired link or code */
  expires_at?: Date
}

export type SealedMail = {
  channel: 'email'
  to: string
  reader: LetterReader
  letter: Letter
  reply_to?: string | undefined
  attachments?: readonly Attachment[] | undefined
}

/** Content, encrypted in the row until it is sent. */
export type SealedMessage = SealedMail | { channel: 'sms'; to: string; text: string }

function linksOf(message: SealedMessage): string[] {
  if (message.channel === 'sms') return message.text.match(/https?:\/\/[^\s<>"]+/g) ?? []
  const { facts = [], action, escape, links = [] } = message.letter
  return [...facts, action, escape, ...links].flatMap((link) => link?.href ?? [])
}

export type Sms = { member_id: string; to: string; text: string; expires_at?: Date }

/**
 * Queues an e-mail in the caller's transaction: it is sent after the commit, or never. Throws if a link leads outside
 * the portal.
 */
export function sendMail(
  db: Db,
  platform: OutboxDeps,
  { member_id, to, reader, letter, reply_to, attachments, expires_at }: Mail,
): Promise<void> {
  return write(db, platform, member_id, { channel: 'email', to, reader, letter, reply_to, attachments }, expires_at)
}

/** Queues an SMS in the caller's transaction; one to anything but a mobile of FR, IT or BE is never sent. */
export function sendSms(db: Db, platform: OutboxDeps, { member_id, to, text, expires_at }: Sms): Promise<void> {
  return write(db, platform, member_id, { channel: 'sms', to, text }, expires_at)
}

async function write(
  db: Db,
  { clock, config, jobs }: OutboxDeps,
  member_id: string,
  message: SealedMessage,
  expires_at?: Date,
): Promise<void> {
  const foreign = linksOf(message).find((link) => !link.startsWith(`${config.public_url}/`))
  if (foreign !== undefined) throw new Error(`A message may link to ${config.public_url} alone.`)
  const message_id = newId()
  const sealed = seal(deriveKey(config.secret, 'outbox'), JSON.stringify(message))
  await db
    .insertInto('outgoing_messages')
    .values({
      member_id,
      message_id,
      channel: message.channel,
      sealed,
      created_at: clock(),
      expires_at: expires_at ?? null,
    })
    .execute()
  await jobs.send(db, outboxQueue, { member_id, message_id })
}

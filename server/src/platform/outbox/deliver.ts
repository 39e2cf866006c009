import { isEmail } from '@coussinet/contract/fields/email.ts'
import { dialledNumber, isMobileNumber } from '@coussinet/contract/fields/phone.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../core/app.ts'
import { deriveKeys, type Secrets } from '../crypto/keys.ts'
import { isUnsealed, openSealed } from '../crypto/seal.ts'
import type { Db } from '../db/db.ts'
import { isUnexpired } from '../db/expiry.ts'
import type { FileStore } from '../files/file-store.ts'
import { traceOutgoing } from '../observability/trace.ts'
import { maskEmail, maskPhone } from '../text/mask.ts'
import type { Clock } from '../time/clock.ts'
import { close, findWaiting, noteFailure } from './outbox.store.ts'
import type { SealedMail, SealedMessage } from './outbox.ts'
import { type AttachedFile, readAttachments, withMissing } from './render/attachments.ts'
import { markPicture } from './render/mail-mark.ts'
import { renderMail } from './render/render-mail.ts'
import type { DeliveryOutcome, OutboxTransports } from './transport.ts'

export type DeliveryDeps = { db: Db; clock: Clock; config: Config; files: FileStore; log: Log }
export type MessageKey = { member_id: string; message_id: string }

// Longer than any outage that somebody works on; later the message would surprise more than help.
const longestWait = 24 * 3_600_000

/** Sends a waiting message once; throws if it must be retried, with a reason that contains no address. */
export async function deliver(
  platform: DeliveryDeps,
  transports: OutboxTransports,
  { member_id, message_id }: MessageKey,
): Promise<void> {
  const { db, clock, config, log } = platform
  const key = { member_id, message_id }
  const waiting = await findWaiting(db, key)
  if (!waiting?.sealed) return
  const { channel, sealed, created_at, expires_at } = waiting
  const now = clock()
  if (expires_at && !isUnexpired({ created_at, expires_at }, now)) {
    log.info({ event: 'message_dropped', ...key, channel }, 'a message was not sent: what it holds has expired')
    await noteFailure(db, key, { at: now, reason: 'what it holds has expired' })
    return close(db, key, { dropped_at: now })
  }
  const message = openMessage(config, sealed)
  if (!message) {
    const reason = 'SECRET_KEY is not the one that it was sealed with'
    await noteFailure(db, key, { at: now, reason })
    throw new Error(reason)
  }
  const delivery = await handOver(platform, transports, key, message)
  if (delivery.sent) {
    await close(db, key, { sent_at: clock() })
    return log.info({ event: 'message_sent', ...key, channel }, 'a message was sent')
  }

  const { again, reason } = delivery
  await noteFailure(db, key, { at: clock(), reason })
  const tooOld = now.getTime() - created_at.getTime() >= longestWait
  if (again && !tooOld) throw new Error(reason)
  const line = {
    event: 'message_dropped',
    ...key,
    channel,
    to: message.channel === 'sms' ? maskPhone(message.to) : maskEmail(message.to),
    reason,
  }
  if (again) log.error(line, 'a message was given up after a day of tries')
  else log.warn(line, 'a message cannot be delivered and is not tried again')
  await close(db, key, { dropped_at: now })
}

/** Decrypts a message; null if no key fits. */
export function openMessage(config: Secrets, sealed: Uint8Array): SealedMessage | null {
  const keys = deriveKeys(config, 'outbox')
  return keys.some((key) => isUnsealed(key, sealed)) ? JSON.parse(openSealed(keys, sealed)) : null
}

async function handOver(
  platform: DeliveryDeps,
  { mail, sms }: OutboxTransports,
  key: MessageKey,
  message: SealedMessage,
): Promise<DeliveryOutcome> {
  if (message.channel === 'email') {
    if (!isEmail(message.to)) return never('not one e-mail address')
    if (!mail) return { sent: false, again: true, reason: 'SMTP_URL is not set' }
    return sendWhole(platform, mail, key, message)
  }
  const { text } = message
  // Messages of an earlier version may have a number of an overseas department with +33.
  const to = dialledNumber(message.to)
  if (!isMobileNumber(to)) return never('not a mobile number of FR, IT or BE')
  if (!sms) return never('SMS_URL is not set')
  return traceOutgoing('sms', { channel: 'sms' }, () => sms({ ...key, to, text }), failureOf)
}

/**
 * Sends a mail with its files, or without them if it is permanently refused: a mailbox may refuse their size or type.
 */
async function sendWhole(
  { files, log }: DeliveryDeps,
  mail: NonNullable<OutboxTransports['mail']>,
  key: MessageKey,
  message: SealedMail,
): Promise<DeliveryOutcome> {
  const { to, reply_to, reader, letter, attachments = [] } = message
  const read = await readAttachments(files, attachments)
  const pictures = await markPicture().then(
    (mark) => [mark],
    (error: unknown) => {
      log.warn({ ...key, err: error }, 'a message goes without the mark')
      return []
    },
  )
  const send = (attached: AttachedFile[]) => {
    const missing = attachments.filter(({ stored_as }) => !attached.some((file) => file.stored_as === stored_as))
    if (missing.length > 0)
      log.warn(
        { ...key, missing: missing.map(({ stored_as }) => stored_as) },
        'a message goes without some of its files',
      )
    const whole = withMissing(letter, reader, missing)
    return traceOutgoing(
      'mail',
      { channel: 'email' },
      () =>
        mail({
          ...key,
          to,
          reply_to: reply_to !== undefined && isEmail(reply_to) ? reply_to : null,
          language: reader.language,
          ...renderMail(whole, reader),
          pictures,
          attachments: attached,
        }),
      failureOf,
    )
  }
  const delivery = await send(read)
  return delivery.sent || delivery.again || read.length === 0 ? delivery : send([])
}

const failureOf = (delivery: DeliveryOutcome) => (delivery.sent ? null : delivery.reason)

const never = (reason: string): DeliveryOutcome => ({ sent: false, again: false, reason })

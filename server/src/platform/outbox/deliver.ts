import { isEmail } from '@coussinet/contract/fields/email.ts'
import { phoneNumber } from '@coussinet/contract/fields/phone.ts'
import { deriveKey } from '../keys.ts'
import { maskEmail, maskPhone } from '../mask.ts'
import type { Platform } from '../portal.ts'
import { close, findWaiting } from './outbox.store.ts'
import type { SealedMessage } from './outbox.ts'
import { renderMail } from './render/render-mail.ts'
import { unseal } from './seal.ts'
import type { Delivery, Transports } from './transport.ts'

type Delivering = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>
export type MessageKey = { member_id: string; message_id: string }

// Longer than any failure that somebody is at work on; after that the message would surprise more than serve.
const longestWait = 24 * 3_600_000

/** Sends a message that waits, once; throws when it must be tried again, with a reason that bears no address. */
export async function deliver({ db, clock, config, log }: Delivering, transports: Transports, { member_id, message_id }: MessageKey): Promise<void> {
  const key = { member_id, message_id }
  const waiting = await findWaiting(db, key)
  if (!waiting?.sealed) return
  const { channel, sealed, created_at, expires_at } = waiting
  const now = clock()
  if (expires_at && expires_at <= now) {
    log.info({ ...key, channel }, 'a message was not sent: what it holds has expired')
    return close(db, key, { dropped_at: now })
  }
  const message: SealedMessage = JSON.parse(unseal(deriveKey(config.secret, 'outbox'), sealed))
  const delivery = await handOver(transports, key, message)
  if (delivery.sent) return close(db, key, { sent_at: clock() })

  const { again, reason } = delivery
  const tooOld = now.getTime() - created_at.getTime() >= longestWait
  if (again && !tooOld) throw new Error(reason)
  const line = { ...key, channel, to: message.channel === 'sms' ? maskPhone(message.to) : maskEmail(message.to), reason }
  if (again) log.error(line, 'a message was given up after a day of tries')
  else log.warn(line, 'a message cannot be delivered and is not tried again')
  await close(db, key, { dropped_at: now })
}

async function handOver({ mail, sms }: Transports, key: MessageKey, message: SealedMessage): Promise<Delivery> {
  if (message.channel === 'email') {
    const { to, reader, letter } = message
    if (!isEmail(to)) return never('not one e-mail address')
    if (!mail) return { sent: false, again: true, reason: 'SMTP_URL is not set' }
    return mail({ ...key, to, language: reader.language, ...renderMail(letter, reader) })
  }
  const { to, text } = message
  if (!isMobile(to)) return never('not a mobile number of FR, IT or BE')
  if (!sms) return never('SMS_URL is not set')
  return sms({ ...key, to, text })
}

const never = (reason: string): Delivery => ({ sent: false, again: false, reason })
const countries = ['FR', 'IT', 'BE'] as const
const isMobile = (number: string) => countries.some((country) => phoneNumber('mobile', country, number) === number)

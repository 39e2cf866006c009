import type { SmsBody, SmsGateway } from '../config/message-settings.ts'
import type { DeliveryOutcome, RenderedSms } from './transport.ts'

const timeout = 5000

/** Sends each SMS by one POST of JSON; the message's id distinguishes a retry from a new message. */
export function smsTransport({ url, token, body }: SmsGateway): (sms: RenderedSms) => Promise<DeliveryOutcome> {
  return async ({ message_id, to, text }) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': message_id,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(filled(body, { to, text })),
      })
      await answer.body?.cancel()
      if (answer.ok) return { sent: true }
      return {
        sent: false,
        again: answer.status >= 500 || answer.status === 429 || answer.status === 408,
        reason: `HTTP ${answer.status}`,
      }
    } catch (error) {
      return { sent: false, again: true, reason: error instanceof Error ? error.name : 'unknown' }
    }
  }
}

function filled(body: SmsBody, { to, text }: { to: string; text: string }): SmsBody {
  if (typeof body === 'string') return body.replace(/\{(to|text)\}/g, (_, name: string) => (name === 'to' ? to : text))
  if (Array.isArray(body)) return body.map((part) => filled(part, { to, text }))
  if (typeof body === 'object' && body !== null)
    return Object.fromEntries(Object.entries(body).map(([name, part]) => [name, filled(part, { to, text })]))
  return body
}

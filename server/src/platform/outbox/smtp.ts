import { Socket } from 'node:net'
import { isLoopbackHost } from '../config/is-loopback-host.ts'
import type { MessageSettings, SmtpServer } from '../config/message-settings.ts'
import type { DeliveryOutcome, RenderedMail } from './transport.ts'

/** milliseconds */
const oneStep = 4000
const wholeTalk = 15_000

type SmtpOptions = { smtp: SmtpServer; mail_from: MessageSettings['mail_from'] }

/**
 * Sends each mail over a connection of its own, to one recipient, with a Message-ID that is the same for each attempt.
 */
export function smtpTransport({ smtp, mail_from }: SmtpOptions): (mail: RenderedMail) => Promise<DeliveryOutcome> {
  const [, domain] = mail_from.address.split('@')
  return async ({ message_id, to, reply_to, language, subject, text, html, pictures, attachments }) => {
    const { transport, socket } = await openTransport(smtp)
    // A server that sends a byte now and then keeps each step alive, so the whole session has a limit too.
    const end = setTimeout(() => socket.destroy(new Error('the talk took too long')), wholeTalk)
    try {
      await transport.sendMail({
        from: mail_from,
        to: { name: '', address: to },
        ...(reply_to === null ? {} : { replyTo: { name: '', address: reply_to } }),
        envelope: { from: mail_from.address, to: [to] },
        messageId: `<${message_id}@${domain}>`,
        subject,
        text,
        html,
        attachments: [
          ...pictures.map(({ content_id, name, media_type, bytes }) => ({
            cid: content_id,
            filename: name,
            contentType: media_type,
            content: bytes,
            contentDisposition: 'inline' as const,
          })),
          ...attachments.map(({ name, media_type, bytes }) => ({
            filename: name,
            contentType: media_type,
            content: bytes,
            contentDisposition: 'attachment' as const,
          })),
        ],
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': language,
        },
      })
      return { sent: true }
    } catch (error) {
      socket.destroy()
      return failureOf(error)
    } finally {
      clearTimeout(end)
    }
  }
}

/** Prepares a connection of its own, each step of which has a limit of time. */
async function openTransport(smtp: SmtpServer) {
  const { createTransport } = await import('nodemailer')
  const socket = new Socket()
  const transport = createTransport({
    ...serverOf(smtp),
    socket,
    connectionTimeout: oneStep,
    greetingTimeout: oneStep,
    socketTimeout: oneStep,
    dnsTimeout: oneStep,
    socketCloseTimeout: 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { transport, socket }
}

/**
 * Connects to the mail server like a mail, with TLS if required, signs in and leaves without sending. Throws the
 * failure.
 */
export async function signInAtMailServer(smtp: SmtpServer): Promise<void> {
  const { transport, socket } = await openTransport(smtp)
  try {
    await transport.verify()
  } finally {
    socket.destroy()
  }
}

function serverOf({ host, port, secure, user, password, demands_tls }: SmtpServer) {
  const auth = user === null ? {} : { auth: { user, pass: password } }
  const here = isLoopbackHost(host)
  // A server on this machine may have a self-signed certificate.
  return {
    host,
    port,
    secure,
    requireTLS: !secure && demands_tls,
    tls: { minVersion: 'TLSv1.2' as const, rejectUnauthorized: !here },
    ...auth,
  }
}

// Leaves out the server's own sentence, which may repeat the address.
function failureOf(error: unknown): DeliveryOutcome {
  const code = textOf(error, 'code') ?? 'unknown'
  const command = textOf(error, 'command')
  const status = Number(textOf(error, 'responseCode') ?? 0)
  const ofThisMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM')
  return {
    sent: false,
    again: !(ofThisMail && status >= 500),
    reason: [code, command, status || null].filter(Boolean).join(' '),
  }
}

function textOf(error: unknown, name: 'code' | 'command' | 'responseCode'): string | null {
  if (!(error instanceof Error) || !(name in error)) return null
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { raw: string; mail: Email }

type SmtpRefusal = { status: number; words: string } | null
type Behaviour = {
  port?: number
  /** ms that it thinks about each recipient on average: from half to one and a half */
  slowness?: number
  /** answer to a recipient; null takes it */
  recipient?: (address: string) => SmtpRefusal
  /** answer to the whole mail, which it keeps in `seen` either way */
  content?: (count: number) => SmtpRefusal
}

export type MailServer = {
  url: string
  port: number
  /** mails that it took */
  taken: ReceivedMail[]
  /** mails that came to their end, taken or not */
  seen: ReceivedMail[]
  /** addresses of each RCPT that it was sent, taken or not */
  recipients: string[]
  close(): Promise<void>
}

/** Files of a mail, beside the mark that each brings along. */
export const listMailFiles = ({ mail }: ReceivedMail): Email['attachments'] =>
  mail.attachments.filter(({ disposition }) => disposition === 'attachment')

/** A real SMTP server on this machine that keeps what it is sent. */
export async function mailServer({
  port = 0,
  slowness = 0,
  recipient = () => null,
  content = () => null,
}: Behaviour = {}): Promise<MailServer> {
  const taken: ReceivedMail[] = []
  const seen: ReceivedMail[] = []
  const recipients: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      recipients.push(address)
      const answer = () => done(errorOf(recipient(address)))
      if (slowness === 0) answer()
      else setTimeout(answer, slowness * (0.5 + Math.random()))
    },
    onData(stream, _session, done) {
      // A client that hangs up in the middle of a mail has not sent it.
      keep(stream, done).catch(() => {})
    },
  })
  async function keep(stream: Readable, done: (error: Error | null) => void): Promise<void> {
    const raw = await text(stream)
    const one = { raw, mail: await PostalMime.parse(raw) }
    seen.push(one)
    const refusal = content(seen.length)
    if (refusal === null) taken.push(one)
    done(errorOf(refusal))
  }
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    taken,
    seen,
    recipients,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function errorOf(refusal: SmtpRefusal): Error | null {
  return refusal && Object.assign(new Error(refusal.words), { responseCode: refusal.status })
}

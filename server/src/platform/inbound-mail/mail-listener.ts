import { once } from 'node:events'
import type { Server, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import type { InboundMail } from '../config/inbound-mail-settings.ts'
import { isWithin } from '../config/networks.ts'
import type { Log } from '../core/app.ts'
import { programFile } from '../core/build.ts'
import { Problem } from '../core/problem.ts'
import { isPassing } from '../db/failures.ts'
import { runMailChild } from '../files/child/run-child.ts'
import { spool } from '../http/spool.ts'
import { limitConcurrency } from '../limits/limit-concurrency.ts'
import { type InboundMessage, largestMail, type MailReceiver, readTag, type MailRecipient } from './inbound-message.ts'
import { later, MailRefusal, refused, unsettled } from './mail-refusal.ts'
import { type Head, readHead } from './read-head.ts'

export type MailListener = {
  port: number
  isListening(): boolean
  /** Stops accepting mail, finishes mails that have begun, and resolves within seconds. */
  close(): Promise<void>
}

const limits = {
  /** simultaneous connections of all relays */
  clients: 20,
  /** wrong addresses per connection */
  wrongAddresses: 5,
  /** bytes of a command line; RFC 5321 requires 512, and more for extensions */
  line: 2048,
  /** ms without a byte */
  silence: 60_000,
  /** ms per connection: a mail of 26 MB at 43 KB a second */
  talk: 600_000,
  /** ms for a mail in progress when the portal stops, which has 10 s in all */
  stop: 6000,
}

const children = { mail: programFile(import.meta.dirname, 'mail-child.ts') }
// Mails in memory, including those read by a process of their own.
const inTurn = limitConcurrency(2)
const inReadingTurn = limitConcurrency(1)

type MailListenerOptions = {
  settings: InboundMail
  log: Log
  /** handlers by their mailbox; the first refuses the addresses of none */
  receivers: readonly [MailReceiver, ...MailReceiver[]]
}

/** Opens the listener to which relays hand members' mails. Throws a sentence if its address is in use. */
export async function openMailListener({ settings, log, receivers }: MailListenerOptions): Promise<MailListener> {
  const { find, takeIn } = createSessions({ settings, log, receivers })
  const inHand = new Map<SMTPServerSession, Promise<void>>()
  let isStopping = false

  const server = createServer(settings, log, {
    onRcptTo({ address }, session, done) {
      void answer(find(address, session), done)
    },
    onData(stream, session, done) {
      const work = answer(takeIn(stream, session), done).finally(() => {
        inHand.delete(session)
        if (isStopping) setImmediate(hangUp)
      })
      inHand.set(session, work)
    },
  })

  function hangUp(): void {
    for (const connection of server.connections)
      if (!inHand.has(connection.session)) connection.send(421, 'Server shutting down')
  }

  const listening = await listen(server, settings)
  const bound = listening.address()
  return {
    port: typeof bound === 'object' && bound ? bound.port : settings.port,
    isListening: () => listening.listening,
    async close() {
      isStopping = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      hangUp()
      await closed
      // The connection has gone, but a write may still be in progress.
      await Promise.race([Promise.allSettled(inHand.values()), wait(1000, undefined, { ref: false })])
    },
  }
}

/** Server for mail of relays alone, with the limits of a connection. */
function createServer(
  settings: InboundMail,
  log: Log,
  handlers: Required<Pick<SMTPServerOptions, 'onRcptTo' | 'onData'>>,
): SMTPServer {
  const isRelay = isWithin(settings.relays)
  const server = new SMTPServer({
    name: settings.address.split('@')[1] ?? '',
    banner: 'mail of members',
    logger: false,
    disabledCommands: settings.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...settings.tls,
    minVersion: 'TLSv1.2',
    disableReverseLookup: true,
    size: largestMail,
    maxClients: limits.clients,
    maxRecipients: 1,
    maxCommandLength: limits.line,
    socketTimeout: limits.silence,
    closeTimeout: limits.stop,
    onConnect({ remoteAddress }, done) {
      if (isRelay(remoteAddress)) return done()
      log.warn(
        { event: 'inbound_mail_stranger' },
        'a machine that is no relay of INBOUND_MAIL_RELAYS wanted to hand in mail',
      )
      return done(Object.assign(new Error('5.7.1 This server takes mail from its relays alone'), { responseCode: 554 }))
    },
    onMailFrom(_address, { secure }, done) {
      if (settings.tls === null || secure) done()
      else
        done(
          new MailRefusal({ status: 530, code: '5.7.0', reason: 'plaintext' }, 'Must issue a STARTTLS command first'),
        )
    },
    ...handlers,
  })
  // A client that disconnects in the middle of a mail is logged with its mail.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    const end = setTimeout(() => socket.destroy(), limits.talk)
    socket.once('close', () => clearTimeout(end))
  })
  return server
}

async function listen(server: SMTPServer, { port, host }: InboundMail): Promise<Server> {
  const listening = server.listen(port, host)
  try {
    await once(listening, 'listening')
    return listening
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new Error(`INBOUND_MAIL_LISTEN cannot be listened on (${code}): set it to another address.`)
  }
}

/** Makes the two steps of a mail, which share the recipient of their connection. */
function createSessions({ settings, log, receivers }: MailListenerOptions) {
  const receiverOf = (address: string) => receivers.find(({ base }) => readTag(base, address) !== null) ?? receivers[0]
  const recipients = new WeakMap<SMTPServerSession, MailRecipient>()
  const wrong = new WeakMap<SMTPServerSession, number>()
  return {
    /** Finds the member of an address, and counts the wrong addresses of a connection. Throws a refusal. */
    async find(address: string, session: SMTPServerSession): Promise<void> {
      try {
        recipients.set(session, await receiverOf(address).find(address))
      } catch (error) {
        const refusal = asRefusal(error, log)
        tell(log, { outcome: outcomeOf(refusal), reason: refusal.reason })
        const count = (wrong.get(session) ?? 0) + (refusal.responseCode === 550 ? 1 : 0)
        wrong.set(session, count)
        throw count > limits.wrongAddresses ? tooManyWrong() : refusal
      }
    },

    /** Handles one mail, returns the reply to the relay, and logs one line. Throws a refusal. */
    async takeIn(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
      const began = performance.now()
      const recipient = recipients.get(session)
      const facts = () => ({ bytes: stream.byteLength, ms: Math.round(performance.now() - began) })
      try {
        if (!recipient) throw new Error('A mail came without its recipient')
        const outcome = await deliver(stream, session, recipient, settings)
        tell(log, { outcome, member_id: recipient.member_id, ...facts() })
        return '2.6.0 Message taken'
      } catch (error) {
        if (isBrokenOff(error)) {
          tell(log, { outcome: 'broken_off', ...facts() })
          throw later(error)
        }
        const refusal = asRefusal(error, log)
        tell(log, {
          outcome: outcomeOf(refusal),
          reason: refusal.reason,
          ...(recipient ? { member_id: recipient.member_id } : {}),
          ...facts(),
        })
        throw refusal
      }
    },
  }
}

/** Reads a mail to its end and gives it to its recipient, unless a program wrote it. Throws a refusal. */
async function deliver(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  recipient: MailRecipient,
  settings: InboundMail,
): Promise<'taken' | 'known' | 'automatic'> {
  const spooled = await spool(upToLimit(stream))
  try {
    if (stream.sizeExceeded)
      throw new MailRefusal({ status: 552, code: '5.3.4', reason: 'too_large' }, recipient.says('too_large'))
    return await inTurn(async () => {
      const raw = await spooled.read()
      const head = await readHead(raw, settings)
      if (head.is_automatic || !envelope.mailFrom || envelope.mailFrom.address === '') {
        if (recipient.automatic) throw recipient.automatic
        return 'automatic'
      }
      return recipient.take(await readContent(raw, head, recipient))
    })
  } finally {
    await spooled.close()
  }
}

/** Reads text and files of a mail in a process of its own. Throws a refusal. */
async function readContent(raw: Buffer, { sender, ...head }: Head, recipient: MailRecipient): Promise<InboundMessage> {
  if (head.is_certified) throw refused('sender', '5.7.1', recipient.says('certified'))
  if (head.is_unsettled) throw unsettled()
  if (sender === null) throw refused('sender', '5.7.1', recipient.says('sender'))
  const read = await inReadingTurn(() => runMailChild(children.mail, raw))
  if (!read.ok) throw refused('malformed', '5.6.0', recipient.says('unreadable'))
  const files = read.files.map(({ bytes, ...file }) => ({
    ...file,
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  }))
  const { text, forwarded, quoted_text } = read
  return { sender, message_id: head.message_id, date: head.date, text, forwarded, quoted_text, files }
}

/** Replies to a client with the result or error of a piece of work. */
async function answer<T>(work: Promise<T>, done: (error: Error | null, value?: T) => void): Promise<void> {
  let result: T
  try {
    result = await work
  } catch (error) {
    done(error instanceof Error ? error : later(error))
    return
  }
  done(null, result)
}

type MailOutcome = {
  outcome: 'taken' | 'known' | 'automatic' | 'refused' | 'deferred' | 'broken_off'
  reason?: string
  member_id?: string
  bytes?: number
  ms?: number
}

/** Log line of a mail, without addresses or text. */
const tell = (log: Log, outcome: MailOutcome) => log.info({ event: 'inbound_mail', ...outcome }, 'a mail was handed in')

const outcomeOf = ({ responseCode }: MailRefusal) => (responseCode === 451 ? 'deferred' : 'refused')

const tooManyWrong = () =>
  Object.assign(new Error('4.7.0 Too many wrong addresses, closing connection'), { responseCode: 421 })

/** Keeps refusals; temporary and unforeseen errors make the relay retry, so that nothing is lost. */
function asRefusal(error: unknown, log: Log): MailRefusal {
  if (error instanceof MailRefusal) return error
  const isExpected = isPassing(error) || (error instanceof Problem && error.code === 'unavailable')
  if (!isExpected) log.error({ err: error }, 'a mail could not be taken')
  return later(error)
}

/** The client disconnected before the end of the mail. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ECONNECTION', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code))

/** Collects the bytes of a mail up to the limit; further bytes are read and dropped. */
async function* upToLimit(stream: Readable & { sizeExceeded: boolean }): AsyncGenerator<Buffer> {
  for await (const chunk of stream) if (!stream.sizeExceeded && Buffer.isBuffer(chunk)) yield chunk
}

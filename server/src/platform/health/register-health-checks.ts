import { connect, type Socket } from 'node:net'
import { connect as connectSafely } from 'node:tls'
import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import type { InboundMail } from '../config/inbound-mail-settings.ts'
import { isLoopbackHost } from '../config/is-loopback-host.ts'
import type { SmsGateway, SmtpServer } from '../config/message-settings.ts'
import type { Db } from '../db/db.ts'
import type { Scanner } from '../files/clamd.ts'
import type { FileStore } from '../files/file-store.ts'
import type { IdentityProviders } from '../identity-providers/identity-providers.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { HealthChecks } from './health-checks.ts'

type HealthDeps = {
  health: HealthChecks
  db: Db
  files: FileStore
  scanner: Scanner | null
  payments: PaymentProvider | null
  providers: IdentityProviders
  config: Pick<Config, 'smtp' | 'sms'>
}

export function registerHealthChecks({ health, db, files, scanner, payments, providers, config }: HealthDeps): void {
  const { smtp, sms } = config
  health.watch('database', async () => void (await sql`select 1`.execute(db)))
  health.watch('files', () => files.probe())
  if (scanner) health.watch('scanner', () => scanner.probe())
  if (smtp) health.watch('mail', () => reachMailServer(smtp))
  if (sms) health.watch('sms', () => reachGateway(sms))
  if (payments) health.watch('payments', () => payments.probe())
  // Members' own calls tell: nobody else's service is called for a reading.
  if (providers.list.length > 0)
    health.watch('identity_providers', async () => providers.list.every((one) => one.isAnswering()))
}

const timeout = 2000

/** Resolves when the mail server greets; without signing in or sending anything. */
export function reachMailServer({ host, port, secure }: SmtpServer): Promise<void> {
  const socket = secure
    ? connectSafely({ host, port, minVersion: 'TLSv1.2', rejectUnauthorized: !isLoopbackHost(host) })
    : connect({ host, port })
  return heard(socket, (greeting) => greeting.startsWith('220'))
}

/** Resolves when the gateway accepts a connection: its response to anything but a message is undefined. */
export function reachGateway({ url }: Pick<SmsGateway, 'url'>): Promise<void> {
  const { hostname, port, protocol } = new URL(url)
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
  })
  return heard(socket, null)
}

/** Resolves when the listener for answers by mail greets, as a relay or another machine. */
export function reachInboundMail({ host, port }: Pick<InboundMail, 'host' | 'port'>): Promise<void> {
  const here = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return heard(connect({ host: here, port }), (greeting) => /^(?:220|554)/.test(greeting))
}

function heard(socket: Socket, isGood: ((greeting: string) => boolean) | null): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('It took too long.')), timeout)
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(late)
      reject(new Error('It left.'))
    })
    if (isGood === null) socket.once('connect', resolve)
    else
      socket.once('data', (greeting) =>
        isGood(String(greeting))
          ? socket.end('QUIT\r\n', resolve)
          : reject(new Error('It does not greet as a mail server.')),
      )
  }).finally(() => socket.destroy())
}

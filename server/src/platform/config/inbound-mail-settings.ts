import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { isEmail } from '@coussinet/contract/fields/email.ts'
import { type Environment, flag } from './environment.ts'
import { isLoopbackHost } from './is-loopback-host.ts'
import { networks } from './networks.ts'

export type InboundMail = {
  /** mailbox and domain of answers; mails add a `+` and the signed part of a thread before the `@` */
  address: string
  /** mailbox of invoices, on the same domain; null: no invoices by mail */
  invoice_address: string | null
  host: string
  port: number
  /** networks of the mail servers that may connect, as `address/bits` */
  relays: string[]
  /** name under which the relay writes `Authentication-Results` */
  authserv_id: string
  /** PEM; null: no TLS */
  tls: { cert: string; key: string } | null
}
export type InboundMailSettings = {
  /** null: answers by mail are off */
  inbound_mail: InboundMail | null
}

/** letters before the tag, so that it and the 45 of an answer make a local part of 64 (RFC 5321) */
const longestMailbox = 18

const others = [
  'INBOUND_MAIL_INVOICE_ADDRESS',
  'INBOUND_MAIL_LISTEN',
  'INBOUND_MAIL_RELAYS',
  'INBOUND_MAIL_AUTHSERV_ID',
  'INBOUND_MAIL_TLS_CERT_FILE',
  'INBOUND_MAIL_TLS_KEY_FILE',
  'INBOUND_MAIL_PLAINTEXT',
] as const

/** Reads the settings of answers by mail; adds a sentence to `wrong` for each invalid one. */
export function readInboundMailSettings(
  env: Environment,
  { production }: { production: boolean },
  wrong: string[],
): InboundMailSettings {
  const address = env['INBOUND_MAIL_ADDRESS']?.trim()
  if (!address) {
    for (const name of others)
      if (env[name]) wrong.push(`${name} says nothing without INBOUND_MAIL_ADDRESS, which switches answers by mail on.`)
    return { inbound_mail: null }
  }
  const invoice_address = env['INBOUND_MAIL_INVOICE_ADDRESS']?.trim() || null
  if (!isMailbox(address))
    wrong.push(
      `INBOUND_MAIL_ADDRESS must be an address such as answer@replies.members.example, with ${longestMailbox} letters at most before the @ and no +, not "${address}".`,
    )
  if (invoice_address !== null && !isBeside(invoice_address, address))
    wrong.push(
      `INBOUND_MAIL_INVOICE_ADDRESS must be another address of the domain of INBOUND_MAIL_ADDRESS, such as invoices@replies.members.example, with ${longestMailbox} letters at most before the @ and no +, not "${invoice_address}".`,
    )
  const relays = networks(env, 'INBOUND_MAIL_RELAYS', false, wrong)
  if (relays.length === 0)
    wrong.push(
      'INBOUND_MAIL_RELAYS is required beside INBOUND_MAIL_ADDRESS: the networks of the mail servers that may connect, such as 10.20.0.25/32.',
    )
  const tls = certificate(env, wrong)
  const isPlain = flag(env, 'INBOUND_MAIL_PLAINTEXT', !production, wrong)
  if (tls === null && !isPlain && !relays.every((relay) => isLoopbackHost(relay.split('/')[0] ?? '')))
    wrong.push(
      'INBOUND_MAIL_TLS_CERT_FILE and INBOUND_MAIL_TLS_KEY_FILE are required in production for relays elsewhere. Set INBOUND_MAIL_PLAINTEXT=1 on a network that is encrypted itself.',
    )
  return {
    inbound_mail: {
      address,
      invoice_address,
      ...listening(env['INBOUND_MAIL_LISTEN'] || '127.0.0.1:2525', wrong),
      relays,
      authserv_id: authservId(env['INBOUND_MAIL_AUTHSERV_ID'], wrong),
      tls,
    },
  }
}

function isMailbox(address: string): boolean {
  const [mailbox = ''] = address.split('@')
  return isEmail(address) && !mailbox.includes('+') && mailbox.length <= longestMailbox
}

/** Tells whether an address is another mailbox of the same domain, which one relay serves. */
function isBeside(one: string, other: string): boolean {
  const [mailbox, domain] = one.toLowerCase().split('@')
  const [other_mailbox, other_domain] = other.toLowerCase().split('@')
  return isMailbox(one) && domain === other_domain && mailbox !== other_mailbox
}

function listening(text: string, wrong: string[]): { host: string; port: number } {
  const [, host = '', port = ''] = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? []
  if (host === '' || Number(port) > 65_535)
    wrong.push(`INBOUND_MAIL_LISTEN must be an address with a port, such as 0.0.0.0:2525 or [::]:2525, not "${text}".`)
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}

function authservId(text: string | undefined, wrong: string[]): string {
  if (text !== undefined && /^[a-z\d](?:[\w.-]{0,252}[a-z\d])?$/i.test(text)) return text
  wrong.push(
    'INBOUND_MAIL_AUTHSERV_ID is required beside INBOUND_MAIL_ADDRESS: the name under which the relay writes Authentication-Results, such as mx.members.example.',
  )
  return ''
}

function certificate(env: Environment, wrong: string[]): InboundMail['tls'] {
  const [cert_file, key_file] = [env['INBOUND_MAIL_TLS_CERT_FILE'], env['INBOUND_MAIL_TLS_KEY_FILE']]
  if (!cert_file && !key_file) return null
  if (!cert_file || !key_file) {
    wrong.push('INBOUND_MAIL_TLS_CERT_FILE and INBOUND_MAIL_TLS_KEY_FILE belong together: set both, or none.')
    return null
  }
  try {
    const tls = { cert: readFileSync(cert_file, 'utf8'), key: readFileSync(key_file, 'utf8') }
    createSecureContext(tls)
    return tls
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    wrong.push(
      `INBOUND_MAIL_TLS_CERT_FILE and INBOUND_MAIL_TLS_KEY_FILE must name a certificate and its key in PEM (${code}).`,
    )
    return null
  }
}

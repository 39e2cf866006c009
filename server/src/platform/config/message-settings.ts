import { brandName, companies, home } from '@coussinet/contract/brand/values.ts'
import { isEmail } from '@coussinet/contract/fields/email.ts'
import { type Environment, flag, readEnvironmentSecret } from './environment.ts'
import { isLoopbackHost } from './is-loopback-host.ts'

export type SmtpServer = {
  host: string
  port: number
  secure: boolean
  user: string | null
  password: string
  /** without TLS nothing is sent */ demands_tls: boolean
}
/** JSON body of an SMS call, with the placeholders `{to}` and `{text}` in its strings. */
export type SmsBody = string | number | boolean | null | SmsBody[] | { [name: string]: SmsBody }

export type SmsGateway = { url: string; token: string | null; body: SmsBody }
export type MessageSettings = {
  smtp: SmtpServer | null
  /** sender of mails; its domain is used in their Message-ID */
  mail_from: { name: string; address: string }
  /** DKIM selector of the mail server, used by the doctor only; null: unknown */
  dkim_selector: string | null
  sms: SmsGateway | null
}

const testSink =
  /(?:^|\.)(?:ethereal\.email|mailtrap\.io|(?:mailhog|mailpit|maildev|mailcatcher|smtp4dev)(?:\.[\w.-]+)?)$/i
const plainBody = '{"to":"{to}","text":"{text}"}'

/** Reads the settings of mails and SMS; adds a sentence to `wrong` for each invalid one. */
export function readMessageSettings(
  env: Environment,
  { production }: { production: boolean },
  wrong: string[],
): MessageSettings {
  return {
    smtp: smtpServer(env, production, wrong),
    mail_from: sender(env['MAIL_FROM'], wrong),
    dkim_selector: selector(env['MAIL_DKIM_SELECTOR'], wrong),
    sms: smsGateway(env, production, wrong),
  }
}

// The addresses may contain a password: no sentence repeats them.
function smtpServer(env: Environment, production: boolean, wrong: string[]): SmtpServer | null {
  const text = readEnvironmentSecret(env, 'SMTP_URL')
  // Nothing is lost without it: mails wait in the queue, and each start logs this.
  if (!text) return null
  const url = URL.parse(text)
  if (
    !url ||
    !['smtp:', 'smtps:'].includes(url.protocol) ||
    !url.hostname ||
    url.search ||
    !['', '/'].includes(url.pathname)
  ) {
    wrong.push(
      'SMTP_URL must be smtp://host or smtps://host, with user:password@ and a port where they are needed, and nothing behind.',
    )
    return null
  }
  if (production && testSink.test(url.hostname))
    wrong.push('SMTP_URL must not be a test mailbox in production: no member would get a mail.')
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const user = decoded(url.username, wrong)
  // Mails contain links that sign in, and a password must never cross a network unencrypted.
  const demands_tls = !isLoopbackHost(host) && (user !== '' || !flag(env, 'SMTP_PLAINTEXT', !production, wrong))
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    user: user || null,
    password: decoded(url.password, wrong),
    demands_tls,
  }
}

function decoded(text: string, wrong: string[]): string {
  try {
    return decodeURIComponent(text)
  } catch {
    wrong.push('SMTP_URL holds a % that is none of a URL: write it %25.')
    return ''
  }
}

function sender(text: string | undefined, wrong: string[]): MessageSettings['mail_from'] {
  const [, domain] = companies[home].email.split('@')
  if (!text) return { name: brandName, address: `no-reply@${domain}` }
  const [, name = '', address = text.trim()] = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>\s*$/u.exec(text) ?? []
  if (!isEmail(address))
    wrong.push(`MAIL_FROM must be an address such as ${brandName} <no-reply@${domain}>, not "${text}".`)
  return { name: name || brandName, address }
}

function selector(text: string | undefined, wrong: string[]): string | null {
  if (!text) return null
  if (!/^[a-z\d](?:[a-z\d._-]{0,61}[a-z\d])?$/i.test(text))
    wrong.push(`MAIL_DKIM_SELECTOR must be the name before ._domainkey, such as mail2026, not "${text}".`)
  return text
}

function smsGateway(env: Environment, production: boolean, wrong: string[]): SmsGateway | null {
  const text = env['SMS_URL']
  if (!text) return null
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    wrong.push('SMS_URL must begin with https:// and hold no password: that is SMS_TOKEN.')
  else if (production && url.protocol === 'http:' && !isLoopbackHost(url.hostname))
    wrong.push('SMS_URL must begin with https:// in production.')
  return {
    url: text,
    token: readEnvironmentSecret(env, 'SMS_TOKEN'),
    body: smsBody(env['SMS_BODY'] || plainBody, wrong),
  }
}

function smsBody(text: string, wrong: string[]): SmsBody {
  try {
    const body: SmsBody = JSON.parse(text)
    if (text.includes('{to}') && text.includes('{text}')) return body
  } catch {
    // told below
  }
  wrong.push(`SMS_BODY must be JSON with {to} and {text} inside its texts, such as ${plainBody}.`)
  return null
}

import { X509Certificate } from 'node:crypto'
import type { Resolver } from 'node:dns/promises'
import type { Config } from '#platform/config/config.ts'
import type { InboundMail } from '#platform/config/inbound-mail-settings.ts'
import { isLoopbackHost } from '#platform/config/is-loopback-host.ts'
import { reachGateway, reachInboundMail } from '#platform/health/register-health-checks.ts'
import { signInAtMailServer } from '#platform/outbox/smtp.ts'
import type { Clock } from '#platform/time/clock.ts'
import { checkIncomplete, type DoctorFinding, green, runCheck, red, unknown } from './finding.ts'

/** Resolver for text and mail-exchange records. */
export type Dns = Pick<Resolver, 'resolveTxt' | 'resolveMx'>

/** Mails: the server accepts us, and recipients can verify that its mail is ours. */
export async function checkMail(config: Config, dns: Dns): Promise<DoctorFinding[]> {
  const [, domain = ''] = config.mail_from.address.split('@')
  const found = await Promise.all([
    lookAtServer(config),
    lookAtSpf(domain, dns),
    lookAtDkim(domain, config.dkim_selector, dns),
    lookAtDmarc(domain, dns),
  ])
  return found.flat()
}

async function lookAtServer({ smtp }: Config): Promise<DoctorFinding[]> {
  const name = 'mail server'
  const mend = 'Look at SMTP_URL: address, TLS, user and password.'
  if (smtp === null) return [red(name, 'none is set: mails wait, and are dropped after a day', 'Set SMTP_URL.')]
  return runCheck(name, mend, async () => {
    await signInAtMailServer(smtp)
    const tls = smtp.secure ? 'TLS' : smtp.demands_tls ? 'STARTTLS' : 'no TLS demanded'
    return green(name, `${smtp.host}:${smtp.port}, ${tls}, ${smtp.user === null ? 'without a login' : 'signed in'}`)
  })
}

// A missing name or record is an answer. Anything else means that the resolver could not be asked.
const isNothing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')

async function textsOf(dns: Dns, name: string): Promise<string[]> {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (isNothing(error)) return []
    throw checkIncomplete(`the resolver does not answer: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function lookAtSpf(domain: string, dns: Dns): Promise<DoctorFinding[]> {
  const name = `SPF of ${domain}`
  const mend = `Publish one TXT at ${domain} that names your mail server and ends with -all, such as "v=spf1 include:mail.example -all".`
  return runCheck(name, mend, async () => {
    const records = (await textsOf(dns, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text))
    const [record = ''] = records
    const terms = record.toLowerCase().split(/\s+/).slice(1)
    if (records.length === 0) return red(name, 'there is none', mend)
    if (records.length > 1) return red(name, `there are ${records.length}: none counts`, mend)
    if (terms.some((term) => /^\+?all$/.test(term))) return red(name, `${record}: anybody may send`, mend)
    const names = terms.filter((term) =>
      /^[+]?(?:include:|ip[46]:|a(?:[:/]|$)|mx(?:[:/]|$)|exists:)|^redirect=/.test(term),
    )
    return names.length > 0 ? green(name, record) : red(name, `${record}: nobody may send`, mend)
  })
}

async function lookAtDkim(domain: string, selector: string | null, dns: Dns): Promise<DoctorFinding[]> {
  if (selector === null)
    return [
      unknown(
        `DKIM of ${domain}`,
        'nobody said under which selector mails are signed',
        'Set MAIL_DKIM_SELECTOR to the one of your mail server.',
      ),
    ]
  const at = `${selector}._domainkey.${domain}`
  const name = `DKIM at ${at}`
  const mend = `Publish the key of your mail server as TXT at ${at}.`
  return runCheck(name, mend, async () => {
    const record = (await textsOf(dns, at)).find((text) => /(?:^|;)\s*p=/i.test(text))
    if (record === undefined) return red(name, 'there is no key', mend)
    const [, key = ''] = /(?:^|;)\s*p=\s*([^;]*)/i.exec(record) ?? []
    return key.replaceAll(/\s/g, '') === ''
      ? red(name, 'the key was revoked (p= is empty)', mend)
      : green(name, `a key of ${key.replaceAll(/\s/g, '').length} characters`)
  })
}

async function lookAtDmarc(domain: string, dns: Dns): Promise<DoctorFinding[]> {
  const name = `DMARC of ${domain}`
  const mend = `Publish a TXT at _dmarc.${domain}, such as "v=DMARC1; p=quarantine; rua=mailto:…".`
  return runCheck(name, mend, async () => {
    // A domain without its own record uses its parent's.
    const labels = domain.split('.')
    for (let at = 0; at <= labels.length - 2; at += 1) {
      const place = labels.slice(at).join('.')
      const record = (await textsOf(dns, `_dmarc.${place}`)).find((text) => /^v=DMARC1\s*(?:;|$)/i.test(text))
      const [, policy = ''] = /;\s*p=\s*(\w+)/i.exec(record ?? '') ?? []
      if (record === undefined) continue
      if (!['none', 'quarantine', 'reject'].includes(policy.toLowerCase()))
        return red(name, `${record}: it says no policy`, mend)
      return green(name, `${record}${policy.toLowerCase() === 'none' ? ': others are watched, and not refused' : ''}`)
    }
    return red(name, 'there is none', mend)
  })
}

const leastDays = 14

/**
 * Replies by mail, if enabled: the port is open on this machine and only to the relays, mail for the address arrives,
 * and the certificate is valid for long enough.
 */
export async function checkInboundMail(config: Config, clock: Clock, dns: Dns): Promise<DoctorFinding[]> {
  const { inbound_mail } = config
  if (inbound_mail === null) return []
  const { host, port, tls } = inbound_mail
  const name = 'answers by mail'
  const mend = 'Look whether a node runs here, and at INBOUND_MAIL_LISTEN.'
  const door = await runCheck(name, mend, async () => {
    await reachInboundMail(inbound_mail)
    return green(name, `${host}:${port}, ${tls === null ? 'in clear' : 'by STARTTLS'}`)
  })
  const findings = [...door, ...checkRelays(inbound_mail), ...(await checkMx(inbound_mail, dns))]
  if (tls === null) return findings
  const days = Math.floor((Date.parse(new X509Certificate(tls.cert).validTo) - clock().getTime()) / 86_400_000)
  const of = 'certificate for answers by mail'
  const words = `${days} days are left`
  return [
    ...findings,
    days < leastDays
      ? red(of, words, 'Renew it, and start each node anew: it is read at the start.')
      : green(of, words),
  ]
}

/** Settings that let in nobody, or everybody. */
function checkRelays({ host, port, relays }: InboundMail): DoctorFinding[] {
  const name = 'relays of answers by mail'
  const everybody = relays.filter((relay) => relay.endsWith('/0'))
  if (everybody.length > 0)
    return [
      red(
        name,
        `INBOUND_MAIL_RELAYS holds ${everybody.join(', ')}: anybody may say that they checked a mail`,
        'Name your mail servers alone, such as 10.20.0.25/32.',
      ),
    ]
  const elsewhere = relays.filter((relay) => !isLoopbackHost(relay.split('/')[0] ?? ''))
  return isLoopbackHost(host) && elsewhere.length > 0
    ? [
        red(
          name,
          `INBOUND_MAIL_LISTEN is ${host}:${port}, which ${elsewhere.join(', ')} cannot reach`,
          `Set INBOUND_MAIL_LISTEN to an address that they reach, such as 0.0.0.0:${port}.`,
        ),
      ]
    : [green(name, relays.join(', '))]
}

async function checkMx({ address }: InboundMail, dns: Dns): Promise<DoctorFinding[]> {
  const [, domain = ''] = address.split('@')
  const name = `MX of ${domain}`
  const mend = `Publish an MX at ${domain} that names the relay, or mend INBOUND_MAIL_ADDRESS.`
  return runCheck(name, mend, async () => {
    const servers = await serversOf(dns, domain)
    return servers.length > 0 ? green(name, servers.join(', ')) : red(name, 'there is none: no answer comes', mend)
  })
}

async function serversOf(dns: Dns, domain: string): Promise<string[]> {
  try {
    // A single dot accepts no mail (RFC 7505).
    return (await dns.resolveMx(domain)).map(({ exchange }) => exchange).filter((one) => one !== '' && one !== '.')
  } catch (error) {
    if (isNothing(error)) return []
    throw checkIncomplete(`the resolver does not answer: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** SMS, if enabled: the gateway is reached by HTTPS with a token; nothing is sent. */
export async function checkSms({ sms, production }: Config): Promise<DoctorFinding[]> {
  const name = 'SMS gateway'
  // Without a gateway, codes are sent by e-mail only.
  if (sms === null) return [green(name, 'none is set: codes and notices go by e-mail alone')]
  return runCheck(name, 'Look at SMS_URL, and whether this machine may reach it.', async () => {
    await reachGateway(sms)
    const host = new URL(sms.url).host
    return sms.token === null && production
      ? red(name, `${host} is reached, and SMS_TOKEN is not set`, 'Set SMS_TOKEN, which the gateway knows you by.')
      : green(name, `${host} is reached; nothing was sent`)
  })
}

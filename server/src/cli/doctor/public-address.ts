import type { Config } from '#platform/config/config.ts'
import {
  type ProbeKind,
  type ProbeFacts,
  probeHeader,
  probePause,
  probeToken,
  proofHeader,
} from '#platform/http/doctor-probe.ts'
import { ownMake } from '#platform/records/portal-nodes.ts'
import type { Clock } from '#platform/time/clock.ts'
import { clockFinding } from './database.ts'
import { checkIncomplete, type DoctorFinding, green, runCheck, red, unknown } from './finding.ts'
import { announceBody, type PublicAnswer, callOnce } from './public-call.ts'

/** remaining days that a certificate needs */
const leastDays = 14
const leastHsts = 180 * 86_400
/** bytes of the largest form of a member: five files of 5 MB, with their separators */
const largestForm = 26 * 1024 * 1024
/** a documentation address (RFC 5737), as a client may forge in X-Forwarded-For */
const forged = '203.0.113.77'

type AddressCheckDeps = { config: Config; clock: Clock }

/** PUBLIC_URL from outside: HTTPS, certificate, HSTS, and whether this portal answers there. */
export async function checkAddress({ config, clock }: AddressCheckDeps): Promise<DoctorFinding[]> {
  const { public_url } = config
  const mend = `Let the proxy of ${public_url} pass on to the nodes, and look at its log.`
  let called: PublicAnswer
  try {
    called = await callOnce(`${public_url}/healthz`)
  } catch (error) {
    return [red('PUBLIC_URL', `${public_url} does not answer: ${wordsOf(error)}`, mend)]
  }
  const { status, headers, certificate } = called
  const answers =
    status === 200
      ? green('PUBLIC_URL', `${public_url} answers`)
      : red('PUBLIC_URL', `${public_url}/healthz answers ${status}`, mend)
  return [
    answers,
    certificateFinding(certificate, clock()),
    hstsFinding(headers),
    ...(await lookAtPortal(config, clock)),
  ]
}

/** Clock of PUBLIC_URL, from the Date header, which has whole seconds. */
export function checkPublicClock({ config: { public_url } }: AddressCheckDeps): Promise<DoctorFinding[]> {
  const name = 'clock of PUBLIC_URL'
  return runCheck(name, 'See the lines of PUBLIC_URL.', async () => {
    const { headers, sent_at, answered_at } = await callOnce(`${public_url}/healthz`).catch((error: unknown) => {
      throw checkIncomplete(wordsOf(error))
    })
    const serverTime = Date.parse(headers.date ?? '') + 500
    return clockFinding(name, serverTime - (sent_at + answered_at) / 2, (answered_at - sent_at) / 2 + 500)
  })
}

function certificateFinding(certificate: PublicAnswer['certificate'], at: Date): DoctorFinding {
  const name = 'certificate'
  if (certificate === null)
    return red(name, 'PUBLIC_URL is no HTTPS', 'Begin PUBLIC_URL with https://, and end TLS at the proxy.')
  const days = Math.floor((Date.parse(certificate.valid_to) - at.getTime()) / 86_400_000)
  const words = `of ${certificate.issuer}, ${days} days left`
  return days < leastDays ? red(name, words, 'Renew it, and have the proxy load it.') : green(name, words)
}

function hstsFinding(headers: PublicAnswer['headers']): DoctorFinding {
  const header = String(headers['strict-transport-security'] ?? '')
  const seconds = Number(/max-age="?(\d+)/i.exec(header)?.[1] ?? 0)
  return seconds >= leastHsts
    ? green('HSTS', header)
    : red('HSTS', header || 'none arrives', 'Have the proxy pass on the portal’s Strict-Transport-Security.')
}

async function lookAtPortal(config: Config, clock: Clock): Promise<DoctorFinding[]> {
  const name = 'portal'
  return runCheck(name, 'Point PUBLIC_URL to the nodes of this database, which have its SECRET_KEY.', async () => {
    const { version, brand } = await probe(config, clock, 'address')
    const words = `${brand}, ${version}`
    if (brand !== ownMake.brand)
      return red(
        name,
        `${words}, and the command is of ${ownMake.brand}`,
        'Start nodes and command with the same BRAND.',
      )
    return version === ownMake.version
      ? green(name, words)
      : red(name, `${words}, and the command is ${ownMake.version}`, 'Put the same release on every machine.')
  })
}

/** The proxy: which client address it passes on, what it trusts, what it lets through. */
export async function checkProxy(
  { config, clock }: AddressCheckDeps,
  plain_url: string | null = plainAddress(config.public_url),
): Promise<DoctorFinding[]> {
  const { public_url } = config
  const found = await Promise.all([
    checkForwarding(config, clock),
    lookAtRedirect(plain_url),
    lookAtSizes(public_url),
    lookAtStream(config, clock),
  ])
  return found.flat()
}

async function checkForwarding(config: Config, clock: Clock): Promise<DoctorFinding[]> {
  const name = 'X-Forwarded-For'
  const mend = 'See the lines of PUBLIC_URL.'
  return runCheck(name, mend, async () => {
    const facts = await probe(config, clock, 'address').catch(cannotProbe)
    const lied = await probe(config, clock, 'address', { 'x-forwarded-for': forged }).catch(cannotProbe)
    const finding =
      facts.forwarded_for === null
        ? red(
            name,
            `the proxy at ${facts.peer} sends none: all members are one address`,
            'proxy_set_header X-Forwarded-For $remote_addr, as in ops/nginx/coussinet.conf.',
          )
        : facts.is_believed
          ? green(name, `${facts.peer} is believed; this machine arrives as ${facts.address}`)
          : red(
              name,
              `${facts.peer} is not believed: all members are one address`,
              `Name ${facts.peer} in TRUSTED_PROXIES of each node.`,
            )
    return [finding, forgedFinding(lied)]
  })
}

function forgedFinding({ address, forwarded_for }: ProbeFacts): DoctorFinding {
  const name = 'forged X-Forwarded-For'
  const mend =
    'Have the proxy write X-Forwarded-For anew ($remote_addr), and name no more in TRUSTED_PROXIES than your proxies.'
  if (address === forged) return red(name, 'what a client writes there is believed: limits can be walked around', mend)
  if (forwarded_for?.includes(forged)) return green(name, `passed on, and not believed: ${address} is`)
  return green(name, 'the proxy drops it')
}

async function lookAtRedirect(plain_url: string | null): Promise<DoctorFinding[]> {
  const name = 'HTTP to HTTPS'
  const mend = 'Have the proxy listen at port 80 and answer 308 to https://.'
  if (plain_url === null)
    return [unknown(name, 'PUBLIC_URL names a port: nobody knows where its plain HTTP would be', 'Look by hand.')]
  return runCheck(name, mend, async () => {
    const { status, headers } = await callOnce(`${plain_url}/healthz`)
    const to = String(headers.location ?? '')
    return status >= 300 && status < 400 && to.startsWith('https://')
      ? green(name, `${status} to ${URL.parse(to)?.origin ?? to}`)
      : red(name, `${plain_url} answers ${status}${to === '' ? '' : ` to ${to}`}`, mend)
  })
}

function plainAddress(public_url: string): string | null {
  const { hostname, port } = new URL(public_url)
  return port === '' ? `http://${hostname}` : null
}

async function lookAtSizes(public_url: string): Promise<DoctorFinding[]> {
  const name = 'size of uploads'
  const megabytes = Math.round(largestForm / 1_048_576)
  const mend = `client_max_body_size 30m, as in ops/nginx/coussinet.conf: a member’s form may have ${megabytes} MB.`
  return runCheck(name, mend, async () => {
    const status = await announceBody(`${public_url}/api/doctor`, largestForm).catch((error: unknown) => {
      throw checkIncomplete(wordsOf(error))
    })
    if (status === 413) return red(name, `${megabytes} MB are refused by the proxy (413)`, mend)
    return status === null
      ? unknown(name, 'the proxy says nothing before it has the whole body', 'Upload five files of 5 MB by hand.')
      : green(name, `${megabytes} MB may come`)
  })
}

async function lookAtStream(config: Config, clock: Clock): Promise<DoctorFinding[]> {
  const name = 'live events'
  const mend = 'proxy_buffering off for /api/events, and no compression there.'
  return runCheck(name, mend, async () => {
    const { token } = probeToken(config, 'stream', clock())
    const pieces: number[] = []
    const { status, headers, body } = await callOnce(`${config.public_url}/api/events`, {
      headers: { [probeHeader]: token, accept: 'text/event-stream' },
      heard: (ms) => pieces.push(ms),
    }).catch((error: unknown) => {
      throw checkIncomplete(wordsOf(error))
    })
    if (status !== 200 || !body.includes(': second')) throw checkIncomplete(`/api/events answers ${status}`)
    const between = (pieces.at(-1) ?? 0) - (pieces[0] ?? 0)
    // The first line arrives a second before the second one, or both are buffered and arrive together.
    return between >= probePause / 2 && !headers['content-encoding']
      ? green(name, 'each line arrives as it is written')
      : red(name, 'the proxy holds lines back: pages hear of nothing until it lets go', mend)
  })
}

const cannotProbe = (error: unknown): never => {
  throw checkIncomplete(wordsOf(error))
}

/** Asks a node through PUBLIC_URL what it received of a call; throws a sentence if another server answers. */
async function probe(
  config: Config,
  clock: Clock,
  kind: ProbeKind,
  more: Record<string, string> = {},
): Promise<ProbeFacts> {
  const { token, proves } = probeToken(config, kind, clock())
  const { status, headers, body } = await callOnce(`${config.public_url}/api/doctor`, {
    headers: { [probeHeader]: token, ...more },
  })
  const proof = headers[proofHeader]
  if (status !== 200 || !proves(body, typeof proof === 'string' ? proof : undefined))
    throw new Error(`${config.public_url} is answered by something else than this portal (${status})`)
  const probed: ProbeFacts = JSON.parse(body)
  return probed
}

function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message
  return error instanceof Error ? error.message : String(error)
}

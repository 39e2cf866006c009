import { join } from 'node:path'
import { signIn } from '@coussinet/contract/session.ts'
import * as z from 'zod/mini'
import type { TestPortal } from '#testing/start-portal.ts'
import { demoPassword } from '../demo-accounts.ts'
import { createDemoMember, NewMember } from '../new-member/new-member.ts'

/** Members of the demo whose answers are recorded. */
export const recordedMembers = {
  helene: '412703584',
  giulia: '428195072',
  thibault: '433501628',
  yanis: '449067133',
  marco: '450917288',
  sophie: '473625849',
}

/** Members whom the demo makes when it is asked, for what none of its own lives through. */
export const madeMembers = {
  before: { before_contract: true },
  ended: { ended: 'lately', godchildren: ['created'] },
  long_ended: { ended: 'long_ago', locale: 'it', country: 'IT' },
  suspended: { suspended: true },
  mourning: { deceased: true },
}

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

const addresses = [
  '/me',
  '/permissions',
  '/animals',
  '/onboarding',
  '/contract/endings',
  '/contract/formula-replay',
  '/contract/formula-changes',
  '/documents',
  '/insurer-documents',
  '/receipts?limit=100',
  '/payment-schedule?year=2026',
  '/payment-methods',
  '/calendar-feed',
  '/invoice-address',
  '/vet-links',
  '/refund-requests?limit=100',
  '/quotes?limit=100',
  '/refunds',
  '/refunds?limit=10',
  '/constants/care-kinds',
  '/constants/topics',
  '/contact-messages?limit=100',
  '/constants/public-holidays',
  '/passkeys',
  '/sessions?limit=100',
  '/security-log?limit=6',
  '/me/erasure-requests',
  '/notifications?limit=20',
  '/notifications?read=false&first=people&limit=3',
  '/notifications?read=false&limit=20',
  '/notification-preferences',
  '/push-subscriptions',
  '/sponsorship-offers/current',
  '/sponsorship-requests/report?sponsor=helene-7k3qx9m2vt4h',
  '/sponsorship-requests?limit=100',
  '/faqs',
  '/faqs?q=zzzzzz',
  '/faqs/tags',
]

/** The addresses of the single things that lists name. */
const below: [list: string, address: (id: string) => string][] = [
  ['/animals', (id) => `/animals/${id}`],
  ['/animals', (id) => `/animals/${id}/costs`],
  ['/animals', (id) => `/animals/${id}/costs?on=2026-11-20`],
  ['/animals', (id) => `/refund-requests?animal_id=${id}&limit=100`],
  ['/animals', (id) => `/refunds?animal_id=${id}`],
  ['/refund-requests?limit=100', (id) => `/refund-requests/${id}`],
  ['/refund-requests?limit=100', (id) => `/refund-requests/${id}/disputes`],
  ['/quotes?limit=100', (id) => `/quotes/${id}`],
  ['/refunds', (id) => `/refunds/${id}`],
  ['/receipts?limit=100', (id) => `/receipts/${id}`],
]

const Referenced = z.object({ data: z.array(z.object({ reference: z.string() })) })
const referencesIn = (list: unknown) => Referenced.safeParse(list).data?.data.map(({ reference }) => reference) ?? []

const Listed = z.object({ data: z.array(z.object({ id: z.string() })) })
const idsIn = (list: unknown) => Listed.safeParse(list).data?.data.map(({ id }) => id) ?? []

const Requests = z.object({
  data: z.array(z.object({ id: z.string(), status: z.string(), before_portal: z.boolean() })),
})
/** Requests that have a thread: all that were filed here. */
const talkedAbout = (list: unknown) =>
  (Requests.safeParse(list).data?.data ?? []).flatMap(({ id, status, before_portal }) =>
    status === 'draft' || before_portal ? [] : [id],
  )

async function record(portal: TestPortal, nevg: string): Promise<Record<string, unknown>> {
  const headers = { 'user-agent': chrome }
  const { access_token } = (await portal.call(signIn, { body: { username: nevg, password: demoPassword }, headers }))
    .body
  const answers: Record<string, unknown> = {}
  async function ask(address: string): Promise<void> {
    const authorization = `Bearer ${access_token}`
    const { statusCode, body } = await portal.app.inject({
      url: `/api${address}`,
      headers: { ...headers, authorization },
    })
    if (![200, 204, 403].includes(statusCode)) throw new Error(`${address} answered ${statusCode}: ${body}`)
    // A page that asks for what its member may not have fails its test: nobody answers.
    if (statusCode !== 403) answers[address] = statusCode === 204 ? null : JSON.parse(body)
  }
  for (const address of addresses) await ask(address)
  for (const [list, address] of below) for (const id of idsIn(answers[list])) await ask(address(id))
  for (const id of talkedAbout(answers['/refund-requests?limit=100']))
    await ask(`/refund-requests/${id}/messages?limit=20`)
  for (const reference of referencesIn(answers['/contact-messages?limit=100']))
    await ask(`/contact-messages/${reference}`)
  return answers
}

const Hashed = z.looseObject({ sha256: z.string(), media_type: z.optional(z.string()) })

/** Papers of the demo bear ids, which change their bytes. */
function withoutChance(name: string, value: unknown): unknown {
  // Each portal has its own key.
  if (name === 'public_key' && typeof value === 'string') return 'B'.padEnd(87, 'A')
  // A member's id in another form.
  if (name === 'user_id' && typeof value === 'string') return 'A'.repeat(22)
  const { data: file } = Hashed.safeParse(value)
  if (!file) return value
  return { ...file, sha256: '0'.repeat(64), ...(file.media_type === 'application/pdf' ? { size: 2500 } : {}) }
}

/** The text of what was answered, with ids in the order in which they come: some are made by chance. */
function textOf(answers: Record<string, unknown>): string {
  const ids = new Map<string, string>()
  const lines = Object.entries(answers).map(
    ([address, body]) => `${JSON.stringify(address)}: ${JSON.stringify(body, withoutChance)}`,
  )
  const text = `{\n${lines.join(',\n')}\n}\n`
  return text.replaceAll(/[\da-f]{8}-[\da-f]{4}-[48][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g, (id) => {
    const named = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`
    ids.set(id, named)
    return named
  })
}

/** Parts of a made member that are made by chance: figures of the mobile, and what follows the name in the code for godchildren. */
const chanceMobile = /(\+3363998|\+39320000)\d{4}/g
const chanceCode = /(camille-)[\da-z]{13}/g

/** Records what a member of the demo is answered to the reads of all pages, as the files of `web/src/testing/recorded` hold it. */
export const recordMember = async (portal: TestPortal, nevg: string): Promise<string> =>
  textOf(await record(portal, nevg))

/** Records the same of a member whom the demo makes for it. */
export async function recordMadeMember(portal: TestPortal, name: keyof typeof madeMembers): Promise<string> {
  const { nevg } = await createDemoMember(portal.platform, NewMember.parse(madeMembers[name]))
  const text = await recordMember(portal, nevg)
  return text.replaceAll(nevg, '990000017').replaceAll(chanceMobile, '$10000').replaceAll(chanceCode, '$10000000000000')
}

/** Path of the file that holds what was recorded of one of them. */
export const recordedFile = (name: string): string =>
  join(import.meta.dirname, '../../../../../web/src/testing/recorded', `${name}.json`)

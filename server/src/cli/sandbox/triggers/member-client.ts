import { setTimeout } from 'node:timers/promises'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { AnswerOf, Endpoint, RequestOf } from '@coussinet/contract/endpoint.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { signIn } from '@coussinet/contract/session.ts'
import type { RunningSandbox } from '../call-sandbox.ts'

type CallInput<E extends Endpoint> = Partial<RequestOf<E>> & { form?: FormData }

/** A member of the sandbox, signed in: each call takes the way of the portal's own pages. */
export type MemberClient = {
  nevg: string
  /** today, by the sandbox's clock */
  today: Day
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<AnswerOf<E>>
  /** Calls an address of the demo: its insurer's hand, its payment provider's page. */
  demo(path: string, body?: object): Promise<Response>
  /** Reads the latest six-digit code that was sent to the member. */
  lastCode(): Promise<string>
}

type NewMember = { nevg: string; password: string }

/** Signs in a member of that number, or makes one with a dog and a contract to try with, of the given kind. */
export async function openMember(
  sandbox: RunningSandbox,
  { nevg, kind = {} }: { nevg?: string; kind?: object },
): Promise<MemberClient> {
  const { at }: { at: string } = JSON.parse(await (await sandbox.call('GET', '/sandbox')).text())
  const demo: MemberClient['demo'] = async (path, body) => {
    const response = await fetch(`${sandbox.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (response.status >= 400) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const accounts: { password: string } = JSON.parse(await (await fetch(`${sandbox.url}/api/demo/accounts`)).text())
  const member: NewMember = nevg
    ? { nevg, password: accounts.password }
    : JSON.parse(await (await demo('/api/demo/members', kind)).text())
  const guest = caller(sandbox.url)
  const tokens = await guest(signIn, { body: { username: member.nevg, password: member.password } })
  const call = caller(sandbox.url, tokens.access_token)
  const { email } = await call(getMe)
  return {
    nevg: member.nevg,
    today: toLocalDay(new Date(at)),
    call,
    demo,
    lastCode: () => findCode(sandbox.url, email),
  }
}

function caller(url: string, access_token?: string): MemberClient['call'] {
  return async (endpoint, input = {}) => {
    const { params = {}, body, form }: { params?: Record<string, string>; body?: unknown; form?: FormData } = input
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? name))
    const response = await fetch(`${url}/api${path}`, {
      method: endpoint.method,
      headers: {
        ...(access_token ? { authorization: `Bearer ${access_token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`The sandbox refused ${endpoint.name}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}

async function findCode(url: string, email: string): Promise<string> {
  // Mails leave within a second, on a busy machine within some.
  for (let tries = 0; tries < 200; tries += 1) {
    const mails: { data: { text: string }[] } = JSON.parse(
      await (await fetch(`${url}/demo/mailbox.json?to=${encodeURIComponent(email)}`)).text(),
    )
    for (const { text } of mails.data) {
      const found = /\b(\d{3})[ \u00A0](\d{3})\b/.exec(text)
      if (found) return `${found[1]}${found[2]}`
    }
    await setTimeout(100)
  }
  throw new Error('No code was mailed.')
}

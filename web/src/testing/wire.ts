import type { Feature, Permission } from '@coussinet/contract/domain/permissions.ts'
import { type ProblemCode, problemStatus } from '@coussinet/contract/domain/problems.ts'
import type { AnswerOf, BodyOf, Endpoint, FieldsOf, FilePart, Schema } from '@coussinet/contract/endpoint.ts'
import type { Topic } from '@coussinet/contract/events.ts'
import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import { getPermissions } from '@coussinet/contract/permissions.ts'
import { type ProblemBody } from '@coussinet/contract/problem.ts'
import { expect } from 'vitest'
import { type DemoMember, getRecordedAnswers } from './recorded.ts'
import { layUploadWire } from './upload-wire.ts'

const handlers = new Map<string, (request: Request) => Response | Promise<Response>>()
const gates = new Map<string, Promise<void>>()
let hangUp: (() => void)[] = []
let recorded: ReadonlyMap<string, unknown> = new Map()
let unanswered: string[] = []
let made: { name: string; request: Request }[] = []
let refused: string[] = []
let granted: readonly Permission[] | null = null
let on: readonly Feature[] | null = null

const json = (status: number, body: unknown, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })
const answer = (status: number, body: unknown) =>
  body === null || body === undefined ? new Response(null, { status: 204 }) : json(status, body)

/** Makes the API answer as it did to this member of the demo; earlier overrides no longer apply. */
export function speaksTo(member: DemoMember): void {
  forget()
  recorded = getRecordedAnswers(member)
}

const typedNames: ReadonlySet<string> = new Set(
  `author_name body breed city clinic colour display_name firstname holder invoice_number label lastname line1 line2
  message name note reason subject text title vaccines vet_name`.split(/\s+/),
)
// A code of the contract, such as a formula's.
const isCode = (text: string) => /^[a-z]+([_-][a-z]+)*$/.test(text)

/** Begins the last word of each text that somebody typed. */
export function beginsWords(value: unknown, beginning: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => beginsWords(one, beginning, key))
  if (typeof value === 'string')
    return !typedNames.has(key) || (isCode(value) && !['breed', 'colour'].includes(key))
      ? value
      : value.replace(/\S+$/, (word) => beginning + word)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, beginsWords(one, beginning, name)]))
}

/** Makes the API answer as it did to this member, with `beginning` before the last word of each text that somebody typed. */
export function speaksAtLengthTo(member: DemoMember, beginning: string): void {
  speaksTo(member)
  recorded = new Map([...recorded].map(([address, body]) => [address, beginsWords(body, beginning)]))
}

/** Answers an endpoint with what its contract allows. */
export function answers<E extends Endpoint>(endpoint: E, body: AnswerOf<E>): void {
  if ('body' in endpoint.answer && body !== null) endpoint.answer.body.parse(body)
  handlers.set(endpoint.name, () => answer(endpoint.answer.status, body))
}

type WireAnswer<E extends Endpoint> = AnswerOf<E> | Response | (undefined extends AnswerOf<E> ? void : never)
type WireReply<E extends Endpoint> = WireAnswer<E> | Promise<WireAnswer<E>>

/** Answers each call of an endpoint by its body, if any, which must match the contract; or refuses it (`problem`). */
export function serves<E extends Endpoint>(
  endpoint: E,
  reply: (body: BodyOf<E>, address: string) => WireReply<E>,
): void {
  const { body: schema } = endpoint
  handlers.set(endpoint.name, async (request) => {
    const sent = await request.text()
    const body = schema?.parse(sent === '' ? undefined : JSON.parse(sent)) as BodyOf<E>
    const { pathname, search } = new URL(request.url)
    const replied = await reply(body, pathname + search)
    return replied instanceof Response ? replied : answer(endpoint.answer.status, replied)
  })
}

type Form<E extends Endpoint> = { fields: FieldsOf<E>; files: File[] }

/** Answers each upload by its fields and files; the fields must match the contract. */
export function receives<E extends Endpoint & { multipart: { fields: Schema; file: FilePart } }>(
  endpoint: E,
  reply: (form: Form<E>) => AnswerOf<E>,
): void {
  handlers.set(endpoint.name, async (request) => {
    const parts = [...(await request.formData())]
    const files = parts.map(([, value]) => value).filter((value) => value instanceof File)
    const typed = parts.filter(([name, value]) => typeof value === 'string' && !name.endsWith('[]'))
    const lists = Map.groupBy(
      parts.filter(([name, value]) => typeof value === 'string' && name.endsWith('[]')),
      ([name]) => name.slice(0, -2),
    )
    const texts = {
      ...Object.fromEntries(typed),
      ...Object.fromEntries([...lists].map(([name, all]) => [name, all.map(([, value]) => value)])),
    }
    const fields = endpoint.multipart.fields.parse(texts) as FieldsOf<E>
    return answer(endpoint.answer.status, reply({ fields, files }))
  })
}

type Details = Pick<ProblemBody, 'errors' | 'params'> & { retry_after?: number }

/** A problem of the contract, with the fields that it is about. */
export function problem(code: ProblemCode, { retry_after, ...details }: Details = {}): Response {
  const status = problemStatus[code]
  const body = { type: 'about:blank', status, code, title: '', ...details, request_id: 'recorded' }
  const response = json(status, body, 'application/problem+json')
  if (retry_after !== undefined) response.headers.set('retry-after', String(retry_after))
  return response
}

function fails({ name }: Endpoint, reply: () => Response | Promise<Response>): () => void {
  const before = handlers.get(name)
  handlers.set(name, reply)
  return () => (before ? handlers.set(name, before) : handlers.delete(name))
}

/** Makes an endpoint fail with a problem of the contract, until the returned function is called. */
export const refuses = (endpoint: Endpoint, code: ProblemCode, details?: Details): (() => void) =>
  fails(endpoint, () => problem(code, details))

/** Makes an endpoint fail like a lost network, until the returned function is called. */
export const loses = (endpoint: Endpoint): (() => void) =>
  fails(endpoint, () => Promise.reject(new TypeError('Failed to fetch')))

/** Removes permissions or features from the member: the endpoints that require them refuse, as on the server. */
export function lacks(what: readonly (Permission | Feature)[]): void {
  const all = getPermissions.answer.body.parse(recorded.get('/permissions'))
  granted = all.permissions.filter((one) => !what.includes(one))
  on = all.features.filter((one) => !what.includes(one))
  answers(getPermissions, { permissions: [...granted], features: [...on] })
}

/** Undoes `answers` or `refuses`: the endpoint answers as recorded. */
export function recovers(endpoint: Endpoint): void {
  handlers.delete(endpoint.name)
}

/** Leaves an endpoint without an answer until the returned function is called. */
export function waits(endpoint: Endpoint): () => void {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  gates.set(endpoint.name, promise)
  promise.catch(() => undefined)
  hangUp.push(() => reject(new TypeError('Failed to fetch')))
  return resolve
}

/** Forgets every answer and every call. */
export function forget(): void {
  // `offersProviders` sets it.
  delete document.documentElement.dataset['providers']
  handlers.clear()
  gates.clear()
  // Drops pending calls: a later test would wait for them too.
  for (const end of hangUp) end()
  hangUp = []
  recorded = new Map()
  unanswered = []
  made = []
  refused = []
  granted = null
  on = null
}

/** The calls that the member may not make. */
export const callsRefused = (): readonly string[] => refused
/** The calls that were made to an endpoint, in order. */
export const callsTo = ({ name }: Endpoint): readonly Request[] =>
  made.filter((one) => one.name === name).map(({ request }) => request)
export const callsWithoutAnswer = (): readonly string[] => unanswered

const paths = everyEndpoint.map((endpoint) => ({
  endpoint,
  path: new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

// A page listens once it is at rest.
const listens = { timeout: 10_000 }

/** Tells the page, as another tab does, that a topic has changed, until it has followed: it may not listen yet. */
export async function tells(topic: Topic, follows: () => void): Promise<void> {
  const channel = new BroadcastChannel('portal-events')
  try {
    await expect
      .poll(() => {
        channel.postMessage(topic)
        follows()
        return true
      }, listens)
      .toBe(true)
  } finally {
    channel.close()
  }
}

// The hints of the server: none comes, until the page has enough of waiting.
function silence(signal: AbortSignal): Response {
  const body = new ReadableStream({
    start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

const onePoint = Uint8Array.fromBase64('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==')

async function replyTo(request: Request): Promise<Response> {
  const { method, url, signal } = request
  const { pathname, search } = new URL(url)
  const address = `${pathname.replace('/api', '')}${search}`
  const found = paths.find(({ endpoint, path }) => endpoint.method === method && path.test(pathname))
  if (found) {
    const { endpoint } = found
    made.push({ name: endpoint.name, request })
    await gates.get(endpoint.name)
    signal.throwIfAborted()
    const { permission, feature } = endpoint
    if ((permission && granted?.includes(permission) === false) || (feature && on?.includes(feature) === false)) {
      refused.push(`${method} ${address}`)
      return problem('forbidden')
    }
    const reply = handlers.get(endpoint.name)
    if (reply) return reply(request)
    if ('stream' in endpoint.answer && endpoint.answer.stream === 'events') return silence(signal)
    if ('stream' in endpoint.answer && endpoint.answer.media_types[0] === 'image/webp')
      return new Response(onePoint, { headers: { 'content-type': 'image/webp' } })
    if (method === 'GET' && recorded.has(address)) return answer(200, recorded.get(address))
  }
  unanswered.push(`${method} ${address}`)
  return json(500, null)
}

const aborted = ({ signal }: Request) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

const line = globalThis.fetch

const replyUnlessAborted = (request: Request) => Promise.race([replyTo(request), aborted(request)])

/** Stands in for `fetch` and for uploads: calls of the API are answered here, all others go on. */
export function layWire(): void {
  layUploadWire(replyUnlessAborted)
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.startsWith('/api/')) return line(input, init)
    return replyUnlessAborted(request)
  }
}

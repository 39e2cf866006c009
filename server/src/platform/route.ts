import type { AnswerOf, BodyOf, Endpoint, FieldsOf, ParamsOf, QueryOf, Schema } from '@coussinet/contract/endpoint.ts'
import { messageKeys } from '@coussinet/contract/fields.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from './db.ts'
import { answerOf, digest, keep, type Keyed, readKey } from './http/idempotency.ts'
import type { Member } from './http/access.ts'
import { refuseCardNumbers } from './http/hardening/card-numbers.ts'
import { sendJson } from './http/json/json-answer.ts'
import { languageOfRequest } from './http/language.ts'
import { logCaller } from './http/log.ts'
import { type ReceivedFile, type ReceivedForm, readForm } from './http/multipart.ts'
import { uploadTurns } from './http/upload-turns.ts'
import { isId } from './ids.ts'
import type { App, Platform } from './portal.ts'
import { problem } from './problem.ts'
import type { Language } from './texts.ts'
import { inTransaction } from './transaction.ts'

/** What a handler is given: everything parsed by the contract, and the one way to write. */
export type Call<E extends Endpoint> = {
  member: E['access'] extends 'member' ? Member : Member | null
  /** of the request, for what is said to a guest; a member's own is `member.locale` */
  language: Language
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  fields: FieldsOf<E>
  /** of a form with one file: that file */
  file: E extends { multipart: unknown } ? ReceivedFile : undefined
  /** of a form, all of its files, in their order */
  files: ReceivedFile[]
  request: FastifyRequest
  reply: FastifyReply
  /**
   * One transaction: the rows, the audit line, the jobs, and the answer of a keyed call.
   * `work` may run twice (a serialisation failure), so it has no effect outside the database.
   */
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** `largest_body`: its bytes, where it may hold less than the portal's 1 MiB. */
type Limits = { largest_body?: number }

type Handle<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>> | AnswerOf<E>

// Nobody holds all of them; who waits longer than this would be dropped by the connection's own limit (`app.ts`).
const inUploadTurn = uploadTurns({ places: 4, each: 3, patience: 20_000 })
const inFlight = new Set<string>()

/** Serves an endpoint: guard, parse what comes in, handle, send what the contract declares. */
export function route<E extends Endpoint>(app: App, platform: Platform, endpoint: E, handle: Handle<E>, { largest_body }: Limits = {}): void {
  const { access, csrf } = platform
  const members = new WeakMap<FastifyRequest, Member>()

  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: documentation(endpoint),
    config: { endpoint: endpoint.name },
    ...(largest_body === undefined ? {} : { bodyLimit: largest_body }),
    // A stream has no end that a HEAD could tell of.
    exposeHeadRoute: !('stream' in endpoint.answer),
    onRequest: async (request, reply) => {
      if (!endpoint.multipart && /^multipart\//i.test(request.headers['content-type'] ?? '')) throw problem('unsupported_media_type')
      const caller = await access.memberOf(request.headers.authorization)
      if (caller) {
        members.set(request, caller)
        logCaller(request, caller.id)
      }
      if (endpoint.method !== 'GET') csrf.check(request, caller?.session_id ?? null)
      else csrf.give(request, reply, caller?.session_id ?? null)
      if (endpoint.access === 'member') guard(endpoint, caller)
    },
    handler: (request, reply) => {
      const caller = members.get(request) ?? null
      const answer = () => respond(platform, endpoint, handle, caller, request, reply)
      return endpoint.multipart ? inUploadTurn(request, caller?.id ?? request.ip, answer) : answer()
    },
  })
}

function guard({ permission, feature }: Endpoint, caller: Member | null): void {
  if (!caller) throw problem('session_expired')
  if (permission && !caller.permissions.includes(permission)) throw problem('forbidden')
  if (feature && !caller.features.includes(feature)) throw problem('forbidden')
}

async function respond<E extends Endpoint>(
  platform: Platform,
  endpoint: E,
  handle: Handle<E>,
  caller: Member | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const params = parseParams(endpoint, request.params)
  const query = parse(endpoint.query, request.query)
  const form = endpoint.multipart ? await readForm(request, endpoint.multipart.file) : null
  refuseCardNumbers(form ? form.fields : request.body)
  const body = form ? undefined : parse(endpoint.body ?? noBody, request.body ?? (endpoint.body ? undefined : null))
  const fields = form ? parse(endpoint.multipart?.fields, form.fields) : undefined

  const keyed = endpoint.idempotent && caller ? keyedCall(platform, request, caller, [endpoint.name, JSON.stringify([params, body, fields]), ...filesIn(form)]) : null
  const files = form?.files ?? []
  const { status } = endpoint.answer

  async function perform(): Promise<unknown> {
    const kept = keyed && (await answerOf(platform.db, keyed))
    if (kept) return kept.answer
    const call = { member: caller, language: languageOfRequest(request), params, query, body, fields, file: files[0], files, request, reply, transact }
    return handle(call as unknown as Call<E>)
  }

  async function transact<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return inTransaction(platform.db, async (db) => {
      // Another node may have answered since: its answer stands.
      const before = keyed && (await answerOf(db, keyed))
      if (before) return before.answer as T
      const result = await work(db)
      if (keyed && !(await keep(db, keyed, { status, answer: result }))) throw problem('conflict')
      return result
    })
  }

  const answer = keyed ? await alone(keyed, perform) : await perform()
  if ('stream' in endpoint.answer) return reply
  reply.status(status)
  if (!('body' in endpoint.answer)) return reply.send()
  if (answer === null && endpoint.answer.or_none) return reply.status(204).send()
  if (platform.config.check_answers) check(endpoint, endpoint.answer.body, answer)
  return sendJson(request, reply, JSON.stringify(answer))
}

// A form without a file is told from one with an empty file.
const filesIn = (form: ReceivedForm | null): (string | Buffer)[] => (form && form.files.length > 0 ? form.files.map(({ bytes }) => bytes) : [''])

function keyedCall({ clock, config }: Platform, request: FastifyRequest, caller: Member, content: (string | Buffer)[]): Keyed | null {
  const key = readKey(request.headers['idempotency-key'])
  return key === null ? null : { member_id: caller.id, key, request_hash: digest(config.secret, content), at: clock() }
}

async function alone<T>({ member_id, key }: Keyed, work: () => Promise<T>): Promise<T> {
  const name = `${member_id} ${key}`
  if (inFlight.has(name)) throw problem('conflict')
  inFlight.add(name)
  try {
    return await work()
  } finally {
    inFlight.delete(name)
  }
}

/** What cannot be an id is not found, like any id that is not the member's. */
function parseParams({ params: schema }: Endpoint, params: unknown): unknown {
  if (!schema) return undefined
  const given: [string, unknown][] = typeof params === 'object' && params ? Object.entries(params) : []
  const parsed = schema.safeParse(params)
  const isStrange = given.some(([name, value]) => /(?:^|_)id$/.test(name) && (typeof value !== 'string' || !isId(value)))
  if (!parsed.success || isStrange) throw problem('not_found')
  return parsed.data
}

// Where a call takes nothing, what is sent all the same is refused, as unknown members are everywhere; `{}` is nothing.
const noBody = z.nullish(z.strictObject({}))

function parse(schema: Schema | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw problem('validation_failed', messageKeys(parsed.error.issues, input))
}

function check({ name }: Endpoint, schema: Schema, answer: unknown): void {
  const { error } = schema.safeParse(answer)
  if (error) throw new Error(`${name} answers what the contract does not promise: ${JSON.stringify(error.issues)}`)
}

function documentation({ name, summary, access, params, query, body, multipart, answer, path }: Endpoint) {
  const tag = path.split('/')[1] ?? ''
  return {
    operationId: name,
    summary,
    tags: [tag],
    security: access === 'member' ? [{ bearer: [] }] : [],
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(multipart ? { consumes: ['multipart/form-data'], body: multipart.fields } : {}),
    ...('body' in answer ? { response: { [answer.status]: answer.body } } : {}),
  }
}

import type { AnswerOf, BodyOf, Endpoint, FieldsOf, ParamsOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { documentation } from './door/document-call.ts'
import { parse, parseBody, parseParams } from './door/parse-call.ts'
import { respond, type Transact } from './door/respond.ts'
import { memberKeeper } from './http/idempotency.ts'
import type { Member } from './http/access.ts'
import { refuseCardNumbers } from './http/hardening/card-numbers.ts'
import { languageOfRequest } from './http/language.ts'
import { logCaller } from './http/log.ts'
import { type ReceivedFile, type ReceivedForm, readForm } from './http/multipart.ts'
import { uploadTurns } from './http/connections/upload-turns.ts'
import type { App, Platform } from './portal.ts'
import { problem } from './problem.ts'
import type { Language } from './texts.ts'

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
  transact: Transact
}

/** `largest_body`: its bytes, where it may hold less than the portal's 1 MiB. */
type Limits = { largest_body?: number }

type Handle<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>> | AnswerOf<E>

// Nobody holds all of them; who waits longer than this would be dropped by the connection's own limit (`app.ts`).
const inUploadTurn = uploadTurns({ places: 4, each: 3, patience: 20_000 })

/** Serves an endpoint: guard, parse what comes in, handle, send what the contract declares. */
export function route<E extends Endpoint>(app: App, platform: Platform, endpoint: E, handle: Handle<E>, { largest_body }: Limits = {}): void {
  const { access, csrf, limit } = platform
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
        logCaller(request, { member_id: caller.id })
        if (!endpoint.unlimited) limit.count(caller.id)
      }
      if (endpoint.method !== 'GET') csrf.check(request, caller?.session_id ?? null)
      else csrf.give(request, reply, caller?.session_id ?? null)
      if (endpoint.access === 'member') guard(endpoint, caller)
    },
    handler: (request, reply) => {
      const caller = members.get(request) ?? null
      const answer = () => receive(platform, endpoint, handle, caller, request, reply)
      if (endpoint.multipart) return inUploadTurn(request, caller?.id ?? request.ip, answer)
      return caller && !endpoint.unlimited ? limit.inTurn(request, caller.id, 'stream' in endpoint.answer ? 'file' : 'call', answer) : answer()
    },
  })
}

function guard({ permission, feature }: Endpoint, caller: Member | null): void {
  if (!caller) throw problem('session_expired')
  if (permission && !caller.permissions.includes(permission)) throw problem('forbidden')
  if (feature && !caller.features.includes(feature)) throw problem('forbidden')
}

async function receive<E extends Endpoint>(
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
  const body = form ? undefined : parseBody(endpoint, request.body)
  const fields = form ? parse(endpoint.multipart?.fields, form.fields) : undefined
  const files = form?.files ?? []
  const parsed = { member: caller, language: languageOfRequest(request), params, query, body, fields, file: files[0], files, request, reply }
  if (caller && endpoint.idempotent && request.headers['idempotency-key'] !== undefined) platform.limit.countKept(caller.id)
  return respond(platform, {
    endpoint,
    request,
    reply,
    keeper: caller && memberKeeper(caller.id),
    content: () => [JSON.stringify([params, body, fields]), ...filesIn(form)],
    handle: (transact) => handle({ ...parsed, transact } as unknown as Call<E>),
  })
}

// A form without a file is told from one with an empty file.
const filesIn = (form: ReceivedForm | null): (string | Buffer)[] => (form && form.files.length > 0 ? form.files.map(({ bytes }) => bytes) : [''])

import type { AnswerOf, BodyOf, Endpoint, FieldsOf, FilePart, ParamsOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../core/app.ts'
import { problem } from '../core/problem.ts'
import type { Transact } from '../db/transaction.ts'
import type { ReceivedFile } from '../files/received-file.ts'
import type { MemberLimit } from '../limits/member-limit.ts'
import type { CallerAccess, Member } from './access.ts'
import { toAddressLine } from './caller.ts'
import { whileCallerWaits } from './connections/caller-signal.ts'
import { uploadSlots } from './connections/upload-slots.ts'
import type { CsrfGuard } from './csrf.ts'
import { describeCall } from './endpoint/describe-call.ts'
import { parse, parseBody, parseParams } from './endpoint/parse-call.ts'
import { type AtOnce, respond, type RespondPlatform } from './endpoint/respond.ts'
import { refuseCardNumbers } from './hardening/card-numbers.ts'
import { memberIdempotency, type RequestPart } from './idempotency.ts'
import { languageOfRequest } from './language.ts'
import { logCaller } from './log.ts'
import { type ReceivedForm, readMultipartForm } from './multipart.ts'

type RoutePlatform = RespondPlatform & { access: CallerAccess; csrf: CsrfGuard; limit: MemberLimit }

/** Call for its handler: inputs parsed by the contract, and the one way to write. */
export type RouteCall<E extends Endpoint> = {
  member: E['access'] extends 'member' ? Member : Member | null
  /** language of the request, for messages to a guest; a member's own is `member.locale` */
  language: Language
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  fields: FieldsOf<E>
  file: E extends { multipart: unknown } ? ReceivedFile : undefined
  /** all files of a form, in order */
  files: ReceivedFile[]
  request: FastifyRequest
  reply: FastifyReply
  /**
   * Runs one transaction: the rows, the audit line, the jobs, and the answer of a keyed call. `work` may run twice (after a serialisation
   * failure), so it must have no effect outside the database.
   */
  transact: Transact
}

type ArrivingCall<E extends Endpoint> = Pick<RouteCall<E>, 'member' | 'params' | 'request'>

type RouteOptions<E extends Endpoint> = {
  /** largest body in bytes, if less than the portal's 1 MiB */
  largest_body?: number
  /** work of a frequent keyed call as one statement; null if only the handler can do it */
  at_once?: (call: Pick<RouteCall<E>, 'member' | 'body'>) => (AtOnce & { answer: AnswerOf<E> }) | null
  /** checks before the files of a form are received whether they can be accepted; throws if not */
  before_form?: (arriving: ArrivingCall<E>) => Promise<void>
}

type RouteHandler<E extends Endpoint> = (call: RouteCall<E>) => Promise<AnswerOf<E>> | AnswerOf<E>

// Forms that are arriving use no memory, so many slow ones are allowed; `each` counts a member's own.
const inArrivalTurn = uploadSlots({ places: 256, each: 6, timeout: 20_000 })
// Forms that are processed use no memory either: each file waits for a turn of its own (`prepare.ts`).
const inUploadTurn = uploadSlots({ places: 256, each: 6, timeout: 60_000 })

/** Serves an endpoint: authorises the caller, parses the request, calls the handler, sends what the contract declares. */
export function route<E extends Endpoint>(
  app: App,
  platform: RoutePlatform,
  endpoint: E,
  handle: RouteHandler<E>,
  options: RouteOptions<E> = {},
): void {
  const { largest_body } = options
  const { access, csrf, limit } = platform
  const members = new WeakMap<FastifyRequest, Member>()

  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: describeCall(endpoint),
    config: { endpoint: endpoint.name },
    ...(largest_body === undefined ? {} : { bodyLimit: largest_body }),
    // HEAD of a stream would never end.
    exposeHeadRoute: !('stream' in endpoint.answer),
    onRequest: async (request, reply) => {
      if (!endpoint.multipart && /^multipart\//i.test(request.headers['content-type'] ?? ''))
        throw problem('unsupported_media_type')
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
      const received = { caller, request, reply }
      const part = endpoint.multipart?.file
      if (part) return receiveForm(platform, { endpoint, part }, handle, received, options)
      const answer = () => receive(platform, endpoint, handle, received, null, options)
      return caller && !endpoint.unlimited
        ? limit.inTurn(request, caller.id, 'stream' in endpoint.answer ? 'file' : 'call', answer)
        : answer()
    },
  })
}

function guard({ permission, feature }: Endpoint, caller: Member | null): void {
  if (!caller) throw problem('session_expired')
  if (permission && !caller.permissions.includes(permission)) throw problem('forbidden')
  if (feature && !caller.features.includes(feature)) throw problem('forbidden')
}

type ReceivedCall = { caller: Member | null; request: FastifyRequest; reply: FastifyReply }

/** Starts the work on a form once all of it has arrived, and aborts it when the client disconnects. A form without files needs no slot. */
async function receiveForm<E extends Endpoint>(
  platform: RoutePlatform,
  { endpoint, part }: { endpoint: E; part: FilePart },
  handle: RouteHandler<E>,
  received: ReceivedCall,
  { before_form }: RouteOptions<E>,
): Promise<unknown> {
  const { caller, request } = received
  const whose = caller?.id ?? toAddressLine(request.ip)
  if (!request.isMultipart()) throw problem('unsupported_media_type')
  const params = parseParams(endpoint, request.params)
  // A repeated call gets its stored answer; guests have none.
  const isKeyed = caller !== null && endpoint.idempotent && request.headers['idempotency-key'] !== undefined
  if (!isKeyed) await before_form?.({ member: caller, params, request } as unknown as ArrivingCall<E>)
  const arrived = await inArrivalTurn(request, whose, () => readMultipartForm(request, part, endpoint.multipart?.lists))
  try {
    if (arrived.files.length === 0) return await receive(platform, endpoint, handle, received, arrived)
    return await whileCallerWaits(request, (signal) =>
      inUploadTurn(request, whose, () =>
        receive(platform, endpoint, handle, received, {
          fields: arrived.fields,
          files: arrived.files.map((file) => ({ ...file, signal })),
        }),
      ),
    )
  } finally {
    await arrived.discard()
  }
}

async function receive<E extends Endpoint>(
  platform: RoutePlatform,
  endpoint: E,
  handle: RouteHandler<E>,
  { caller, request, reply }: ReceivedCall,
  form: ReceivedForm | null,
  { at_once }: RouteOptions<E> = {},
): Promise<unknown> {
  const params = parseParams(endpoint, request.params)
  const query = parse(endpoint.query, request.query)
  refuseCardNumbers(form ? form.fields : request.body)
  const body = form ? undefined : parseBody(endpoint, request.body)
  const fields = form ? parse(endpoint.multipart?.fields, form.fields) : undefined
  const files = form?.files ?? []
  const parsed = {
    member: caller,
    language: languageOfRequest(request),
    params,
    query,
    body,
    fields,
    file: files[0],
    files,
    request,
    reply,
  }
  if (caller && endpoint.idempotent && request.headers['idempotency-key'] !== undefined)
    platform.limit.countKept(caller.id)
  return respond(platform, {
    endpoint,
    request,
    reply,
    store: caller && memberIdempotency(caller.id),
    content: () => [JSON.stringify([params, body, fields]), ...filesIn(form)],
    atOnce: at_once && (() => at_once(parsed as unknown as RouteCall<E>)),
    handle: (transact) => handle({ ...parsed, transact } as unknown as RouteCall<E>),
  })
}

// Distinguishes a form without a file from one with an empty file.
const filesIn = (form: ReceivedForm | null): RequestPart[] => (form && form.files.length > 0 ? form.files : [''])

import type { Readable } from 'node:stream'
import type { AnswerOf, BodyOf, Endpoint, FieldsOf, FilePart, ParamsOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../core/app.ts'
import { problem } from '../core/problem.ts'
import type { Transact } from '../db/transaction.ts'
import type { ReceivedFile } from '../files/received-file.ts'
import type { Machine, MachineAccess } from './access.ts'
import { whileCallerWaits } from './connections/caller-signal.ts'
import { uploadSlots } from './connections/upload-slots.ts'
import { describeCall } from './endpoint/describe-call.ts'
import { parse, parseBody, parseParams } from './endpoint/parse-call.ts'
import { respond, type RespondPlatform } from './endpoint/respond.ts'
import { refuseCardNumbers } from './hardening/card-numbers.ts'
import { clientIdempotency } from './idempotency.ts'
import { logCaller } from './log.ts'
import { type ReceivedForm, readMultipartForm } from './multipart.ts'

type MachinePlatform = RespondPlatform & { machines: MachineAccess }

/** Call of the insurer's systems for its handler: inputs parsed by the contract, and the one way to write. */
export type MachineCall<E extends Endpoint> = {
  client: Machine
  params: ParamsOf<E>
  query: QueryOf<E>
  /** unparsed bytes of NDJSON as they arrive */
  body: E extends { media_type: 'application/x-ndjson' } ? Readable : BodyOf<E>
  fields: FieldsOf<E>
  file: E extends { multipart: unknown } ? ReceivedFile : undefined
  /** all files of a form, in order */
  files: ReceivedFile[]
  request: FastifyRequest
  reply: FastifyReply
  /** Runs one transaction: the rows, the audit line, the jobs, and the answer of a keyed call. `work` may run twice. */
  transact: Transact
}

type MachineHandler<E extends Endpoint> = (call: MachineCall<E>) => Promise<AnswerOf<E>> | AnswerOf<E>
type BodyLimits = { largest_body?: number }

/** Serves an endpoint for the insurer's systems: needs a token with its scope, refuses browsers and cookies; otherwise like `route`. */
export function machineRoute<E extends Endpoint>(
  app: App,
  platform: MachinePlatform,
  endpoint: E,
  handle: MachineHandler<E>,
  { largest_body }: BodyLimits = {},
): void {
  const clients = new WeakMap<FastifyRequest, Machine>()

  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: describeCall(endpoint),
    config: { endpoint: endpoint.name },
    ...(largest_body === undefined ? {} : { bodyLimit: largest_body }),
    exposeHeadRoute: !('stream' in endpoint.answer),
    onRequest: async (request) => {
      refuseBrowser(request.headers)
      const { authorization, 'content-type': type } = request.headers
      const client = await platform.machines.clientOf(authorization)
      if (!client)
        throw problem('invalid_token', {
          authenticate: authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"',
        })
      logCaller(request, { client_id: client.client_id })
      await platform.machines.countCall(client.client_id)
      if (endpoint.scope && !client.scopes.includes(endpoint.scope)) throw insufficientScope(endpoint.scope)
      if (type !== undefined && isOtherType(endpoint, type)) throw problem('unsupported_media_type')
      clients.set(request, client)
    },
    handler: (request, reply) => {
      const client = clients.get(request)
      if (!client) throw problem('invalid_token')
      const part = endpoint.multipart?.file
      return part
        ? receiveForm(platform, { endpoint, part }, handle, { client, request, reply })
        : receive(platform, endpoint, handle, { client, request, reply }, null)
    },
  })
}

function insufficientScope(scope: string) {
  return problem('insufficient_scope', { authenticate: `Bearer error="insufficient_scope", scope="${scope}"` })
}

const isOtherType = ({ media_type, multipart }: Endpoint, type: string) =>
  type.split(';')[0]?.trim().toLowerCase() !== (multipart ? 'multipart/form-data' : (media_type ?? 'application/json'))

// Files from systems wait on disk and take turns with members' files, not before them.
const inArrivalTurn = uploadSlots({ places: 32, each: 8, timeout: 20_000 })
const inUploadTurn = uploadSlots({ places: 32, each: 4, timeout: 60_000 })

type ReceivedRequest = { client: Machine; request: FastifyRequest; reply: FastifyReply }

async function receiveForm<E extends Endpoint>(
  platform: MachinePlatform,
  { endpoint, part }: { endpoint: E; part: FilePart },
  handle: MachineHandler<E>,
  received: ReceivedRequest,
): Promise<unknown> {
  const { client, request } = received
  if (!request.isMultipart()) throw problem('unsupported_media_type')
  const arrived = await inArrivalTurn(request, client.client_id, () =>
    readMultipartForm(request, part, endpoint.multipart?.lists),
  )
  try {
    return await whileCallerWaits(request, (signal) =>
      inUploadTurn(request, client.client_id, () =>
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

function receive<E extends Endpoint>(
  platform: MachinePlatform,
  endpoint: E,
  handle: MachineHandler<E>,
  { client, request, reply }: ReceivedRequest,
  form: ReceivedForm | null,
): Promise<unknown> {
  // A name that a machine brings may be new: a name that cannot be one is said to be wrong, not unknown.
  const brings = 'or_created' in endpoint.answer
  const params = brings ? parse(endpoint.params, request.params) : parseParams(endpoint, request.params)
  const query = parse(endpoint.query, request.query)
  const isStream = endpoint.media_type === 'application/x-ndjson'
  if (!isStream) refuseCardNumbers(form ? form.fields : request.body)
  const body = isStream ? request.body : form ? undefined : parseBody(endpoint, request.body)
  const fields = form ? parse(endpoint.multipart?.fields, form.fields) : undefined
  const files = form?.files ?? []
  return respond(platform, {
    endpoint,
    request,
    reply,
    store: clientIdempotency(client.client_id),
    content: () => [JSON.stringify([params, body ?? fields]), ...(files.length > 0 ? files : [''])],
    handle: (transact) =>
      handle({
        client,
        params,
        query,
        body,
        fields,
        file: files[0],
        files,
        request,
        reply,
        transact,
      } as unknown as MachineCall<E>),
  })
}

/** Refuses requests that only browsers send: the insurer's systems are servers. */
export function refuseBrowser({ origin, 'sec-fetch-site': site }: Record<string, unknown>): void {
  if (origin !== undefined || site !== undefined) throw problem('forbidden')
}

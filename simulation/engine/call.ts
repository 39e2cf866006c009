import type { AnswerOf, Endpoint, RequestOf } from '../../contract/src/endpoint.ts'
import { createMultipart } from '../../server/src/testing/browser/multipart.ts'
import type { SimPortal } from './sim-portal.ts'

type Fields = Record<string, string | readonly string[]>

export type Call<E extends Endpoint> = Partial<RequestOf<E>> & {
  token: string
  /** key under which it may be repeated */
  key?: string
  form?: Fields
}

/** Answer of a call; a refusal has its code, and the fields that it names. */
export type Answer<E extends Endpoint> = {
  status: number
  body: AnswerOf<E>
  code: string
  errors: Record<string, string>
}

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
type ProblemParts = { code?: string; errors?: Record<string, string> }

/** Calls an endpoint of the members' or the machines' API within the process. */
export async function callOnce<E extends Endpoint>(
  { app }: SimPortal,
  endpoint: E,
  { token, key, form, ...call }: Call<E>,
): Promise<Answer<E>> {
  const { params = {}, query = {}, body }: Parts = call
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? name))
  const multipart = form ? createMultipart({ fields: form }) : null
  const response = await app.inject({
    method: endpoint.method,
    url: `${endpoint.access === 'machine' ? '/integration/v1' : '/api'}${path}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: {
      authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(multipart
        ? { 'content-type': multipart.content_type }
        : body === undefined
          ? {}
          : { 'content-type': endpoint.media_type ?? 'application/json' }),
    },
    ...(multipart
      ? { payload: multipart.payload }
      : body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const read: unknown = response.body ? JSON.parse(response.body) : undefined
  const { code = '', errors = {} }: ProblemParts = response.statusCode >= 400 ? (read as ProblemParts) : {}
  return { status: response.statusCode, body: read as AnswerOf<E>, code, errors }
}

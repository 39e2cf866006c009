import type * as z from 'zod/mini'
import type { Feature, Permission, Scope } from './domain/permissions.ts'

export type Schema = z.ZodMiniType

/** File parts of a multipart call: up to `count` files in parts named `name` or one of `also`, each of at most 5 MB or `largest` bytes. */
export type FilePart = { name: string; also?: readonly string[]; count: number; required: boolean; largest?: number }

/** Endpoint of the API: its inputs, who may call it, its answer. Paths are relative to `/api`, those of machines to `/integration/v1`. */
export type Endpoint = {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  summary: string
  /** `machine`: a system of the insurer's, never a browser */
  access: 'guest' | 'member' | 'machine'
  /** scope that a machine's token needs; without one any token will do */
  scope?: Scope
  permission?: Permission
  feature?: Feature
  params?: Schema
  query?: Schema
  body?: Schema
  /** media type of a body that is not JSON; `body` then describes a form's fields, or each line of NDJSON, which is read as it arrives */
  media_type?: 'application/x-www-form-urlencoded' | 'application/x-ndjson'
  /** `lists` are fields that come several times, under their name or that with `[]` behind it, each with how many may come. */
  multipart?: { fields: Schema; lists?: Readonly<Record<string, number>>; file: FilePart }
  /** Not counted in a member's call budget: ending a session must always work. */
  unlimited?: true
  /** A POST which makes or moves something: `Idempotency-Key` is honoured. */
  idempotent?: true
  /** The answer contains a secret, and is stored encrypted for repetitions of a keyed call. */
  holds_secret?: true
  /** `or_none`: 204 if there is nothing (the handler returns null). `or_created`: 201 for a new object, set by the handler. */
  answer:
    | { status: 200 | 201 | 202; body: Schema; or_none?: true; or_created?: true }
    | { status: 204 }
    | {
        status: 200
        stream: 'file' | 'events'
        media_types: readonly string[]
        /** Its own headers: name in lower case → description. */
        headers?: Readonly<Record<string, string>>
      }
}

/** Keeps the literal types of an endpoint, so that caller and server infer from it. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Collects the endpoints that files of the contract export. */
export const listEndpoints = (files: readonly Readonly<Record<string, unknown>>[]): Endpoint[] =>
  files.flatMap((file) => Object.values(file).filter(isEndpoint))

type Out<S> = S extends Schema ? z.output<S> : undefined
type In<S> = S extends Schema ? z.input<S> : undefined
type EndpointPart<E, K extends string> = E extends { [P in K]: infer S } ? S : undefined

export type ParamsOf<E extends Endpoint> = Out<EndpointPart<E, 'params'>>
export type QueryOf<E extends Endpoint> = Out<EndpointPart<E, 'query'>>
export type BodyOf<E extends Endpoint> = Out<EndpointPart<E, 'body'>>
export type FieldsOf<E extends Endpoint> = E extends { multipart: { fields: infer S } } ? Out<S> : undefined
export type AnswerOf<E extends Endpoint> = E['answer'] extends { body: infer S }
  ? Out<S> | (E['answer'] extends { or_none: true } ? null : never)
  : undefined

/** A call as its caller writes it: the parts that the endpoint declares, before any normalising. */
export type RequestOf<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as EndpointPart<E, K> extends Schema ? K : never]: In<EndpointPart<E, K>>
}

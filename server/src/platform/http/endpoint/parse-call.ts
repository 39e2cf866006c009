import type { FieldCode } from '@coussinet/contract/domain/problems.ts'
import type { Endpoint, Schema } from '@coussinet/contract/endpoint.ts'
import { messageKeys } from '@coussinet/contract/fields/fields.ts'
import * as z from 'zod/mini'
import { problem } from '../../core/problem.ts'
import { isId } from '../../crypto/ids.ts'

/** Parses path parameters; throws `not_found` for a malformed id, as for any id that is not the caller's. */
export function parseParams({ params: schema }: Endpoint, params: unknown): unknown {
  if (!schema) return undefined
  const given: [string, unknown][] = typeof params === 'object' && params ? Object.entries(params) : []
  const parsed = schema.safeParse(params)
  const isStrange = given.some(
    ([name, value]) => /(?:^|_)id$/.test(name) && (typeof value !== 'string' || !isId(value)),
  )
  if (!parsed.success || isStrange) throw problem('not_found')
  return parsed.data
}

// A call without a body refuses one, as unknown fields are refused everywhere; `{}` counts as none.
const noBody = z.nullish(z.strictObject({}))

/** Parses a body; Fastify passes an empty one as null, which counts as `{}`. (`json-body.ts` refuses the literal `null`.) */
export function parseBody({ body: schema }: Endpoint, body: unknown): unknown {
  return parse(schema ?? noBody, body ?? (schema ? {} : null))
}

/**
 * Parses an input with a schema; an empty text where null is allowed is null. Throws `validation_failed` with the
 * invalid fields.
 */
export function parse(schema: Schema | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.flatMap(issuesOfClosest)
  const blank = issues
    .filter(({ message, path }) => message === required && isBlank(path.reduce(valueAt, input)))
    .map(({ path }) => path)
  if (blank.length > 0) {
    const again = schema.safeParse(withNulls(input, blank))
    if (again.success) return again.data
    const stillWrong = new Set(again.error.issues.flatMap(issuesOfClosest).map(({ path }) => path.join('.')))
    const absent = blank.filter((path) => !stillWrong.has(path.join('.')))
    if (absent.length > 0) return parse(schema, withNulls(input, absent))
  }
  throw problem('validation_failed', messageKeys(issues, input))
}

const required: FieldCode = 'required'
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

const valueAt = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

function withNulls(input: unknown, paths: readonly PropertyKey[][]): unknown {
  const copy: unknown = structuredClone(input)
  for (const path of paths) {
    const holder = path.slice(0, -1).reduce(valueAt, copy)
    const last = path.at(-1)
    if (typeof holder === 'object' && holder !== null && last !== undefined) Reflect.set(holder, last, null)
  }
  return copy
}

/** Issues of the variant that knows most of the body's fields; of several, the one with the fewest issues. */
function issuesOfClosest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue]
  const unknown = (issues: readonly z.core.$ZodIssue[]) =>
    issues.flatMap((one) => (one.code === 'unrecognized_keys' && one.path.length === 0 ? one.keys : [])).length
  const [closest] = issue.errors.toSorted((one, other) => unknown(one) - unknown(other) || one.length - other.length)
  return closest ?? [issue]
}

export function checkAnswer({ name }: Endpoint, schema: Schema, answer: unknown): void {
  const { error } = schema.safeParse(answer)
  if (error) throw new Error(`${name} answers what the contract does not promise: ${JSON.stringify(error.issues)}`)
}

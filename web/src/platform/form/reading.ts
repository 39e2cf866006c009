import { messageKeys } from '@coussinet/contract/fields/fields.ts'
import type { FieldErrors, FieldParams } from '@coussinet/contract/problem.ts'

type Trouble = { errors: FieldErrors; params: FieldParams }

/** Result of parsing a form's texts: the body of the contract, or the errors by field path. */
export type FormReading<Body> = { body: Body } | Trouble

type Parser<Body> = {
  safeParse: (
    input: unknown,
  ) => { success: true; data: Body } | { success: false; error: { issues: Parameters<typeof messageKeys>[0] } }
}

const below = <Told>(path: string, byPath: Record<string, Told>) =>
  Object.fromEntries(Object.entries(byPath).map(([at, one]) => [at || path, one]))

/** Parses a form's texts with a schema of the contract; the schema of a single field needs its path. */
export function readWith<Body>(schema: Parser<Body>, input: unknown, path = ''): FormReading<Body> {
  const result = schema.safeParse(input)
  if (result.success) return { body: result.data }
  const { errors, params } = messageKeys(result.error.issues, input)
  return { errors: below(path, errors), params: below(path, params) }
}

/** Combines two results: both bodies, or all errors. */
export function both<One, Other>(one: FormReading<One>, other: FormReading<Other>): FormReading<readonly [One, Other]> {
  if (!('errors' in one) && !('errors' in other)) return { body: [one.body, other.body] }
  const none: Trouble = { errors: {}, params: {} }
  const [first, second] = ['errors' in one ? one : none, 'errors' in other ? other : none]
  return { errors: { ...first.errors, ...second.errors }, params: { ...first.params, ...second.params } }
}

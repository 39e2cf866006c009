import { type FieldCode, type ProblemCode, problemStatus } from '@coussinet/contract/domain/problems.ts'
import { type FieldErrors, type FieldParams } from '@coussinet/contract/problem.ts'

type ProblemDetails = {
  errors?: FieldErrors
  params?: FieldParams
  /** seconds */
  retry_after?: number
  /** the `WWW-Authenticate` of a 401 or 403 to a machine */
  authenticate?: string
  cause?: unknown
}

/** Expected failure. The error handler turns it into `application/problem+json`. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly more: ProblemDetails

  constructor(code: ProblemCode, more: ProblemDetails) {
    super(code, { cause: more.cause })
    this.code = code
    this.status = problemStatus[code]
    this.more = more
  }
}

/** `throw problem('not_found')`; `throw problem('validation_failed', { errors: { care_date: ['date_future'] } })` */
export function problem(code: ProblemCode, more: ProblemDetails = {}): Problem {
  return new Problem(code, more)
}

/** A 422 with one field and its message keys. */
export function fieldProblem(field: string, key: FieldCode, params?: Record<string, string | number>): Problem {
  return problem('validation_failed', {
    errors: { [field]: [key] },
    ...(params ? { params: { [field]: params } } : {}),
  })
}

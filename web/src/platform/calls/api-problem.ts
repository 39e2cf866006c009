import { type ProblemCode, type ProblemKind, problemStatus } from '@coussinet/contract/domain/problems.ts'
import { type AnsweredErrors, type FieldParams } from '@coussinet/contract/problem.ts'

/** Error of every call; `status` is 0 if no response came, `retry_after` is in seconds. */
export type ApiProblem = Error & {
  name: 'ApiProblem'
  code: ProblemKind
  status: number
  errors: AnsweredErrors
  params: FieldParams
  request_id: string | null
  retry_after: number | null
}

type ProblemFacts = {
  status?: number
  errors?: AnsweredErrors
  params?: FieldParams
  request_id?: string | null
  retry_after?: number | null
  cause?: unknown
}

/** Makes an error of a kind; unknown fields are empty. */
export function apiProblem(code: ProblemKind, { cause, ...known }: ProblemFacts = {}): ApiProblem {
  return asApiProblem(new Error(code, { cause }), code, known)
}

/** Turns a thrown error into a problem of that kind in place, so that those who hold the error see the problem. */
export function asApiProblem(error: Error, code: ProblemKind, known: Omit<ProblemFacts, 'cause'> = {}): ApiProblem {
  const { status = 0, errors = {}, params = {}, request_id = null, retry_after = null } = known
  return Object.assign(error, {
    message: code,
    name: 'ApiProblem' as const,
    code,
    status,
    errors,
    params,
    request_id,
    retry_after,
  })
}

export function isApiProblem(error: unknown): error is ApiProblem {
  return error instanceof Error && error.name === 'ApiProblem'
}

export function hasCode(error: unknown, code: ProblemKind): boolean {
  return isApiProblem(error) && error.code === code
}

/** Problem of a call without a response: whatever `fetch` or an upload threw. */
export function unansweredProblem(cause: unknown): ApiProblem {
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'AbortError') return apiProblem('cancelled', { cause })
  return apiProblem(name === 'TimeoutError' ? 'timeout' : 'network', { cause })
}

// A proxy in front of the portal responds with its own statuses and without our body.
function codeOfStatus(status: number): ProblemCode {
  if (status === 401) return 'session_expired'
  if (status === 502 || status === 504) return 'unavailable'
  return (
    Object.keys(problemStatus)
      .filter(isCode)
      .find((code) => problemStatus[code] === status) ?? 'server_error'
  )
}

const isCode = (value: unknown): value is ProblemCode =>
  typeof value === 'string' && Object.hasOwn(problemStatus, value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isErrors = (value: unknown): value is AnsweredErrors =>
  isRecord(value) && Object.values(value).every((keys) => Array.isArray(keys))
const isParams = (value: unknown): value is FieldParams => isRecord(value) && Object.values(value).every(isRecord)

/** Problem of a response with an error status; `retry_after` is the header's text, in seconds. */
export function answeredProblem(status: number, body: unknown, retry_after: string | null): ApiProblem {
  const answer = isRecord(body) ? body : {}
  const seconds = Number(retry_after ?? Number.NaN)
  return apiProblem(isCode(answer['code']) ? answer['code'] : codeOfStatus(status), {
    status,
    errors: isErrors(answer['errors']) ? answer['errors'] : {},
    params: isParams(answer['params']) ? answer['params'] : {},
    request_id: typeof answer['request_id'] === 'string' ? answer['request_id'] : null,
    retry_after: Number.isFinite(seconds) ? seconds : null,
  })
}

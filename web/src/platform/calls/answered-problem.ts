import { type AnsweredErrors, type FieldParams, type ProblemCode, problemStatus } from '@coussinet/contract/problem.ts'
import { type ApiProblem, apiProblem } from './api-problem.ts'

// A proxy in front of the portal answers with statuses of its own, and without our body.
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

/** The problem that an answer with an error status tells; `retry_after` is the header's text, in seconds. */
export function answeredProblem(status: number, body: unknown, retry_after: string | null): ApiProblem {
  const told = isRecord(body) ? body : {}
  const seconds = Number(retry_after ?? Number.NaN)
  return apiProblem(isCode(told['code']) ? told['code'] : codeOfStatus(status), {
    status,
    errors: isErrors(told['errors']) ? told['errors'] : {},
    params: isParams(told['params']) ? told['params'] : {},
    request_id: typeof told['request_id'] === 'string' ? told['request_id'] : null,
    retry_after: Number.isFinite(seconds) ? seconds : null,
  })
}

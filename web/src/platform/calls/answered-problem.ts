import type { FieldErrors, FieldParams, ProblemCode } from '@coussinet/contract/problem.ts'
import { type ApiProblem, apiProblem } from './api-problem.ts'

const codes: Record<ProblemCode, true> = {
  malformed_request: true,
  invalid_credentials: true,
  session_expired: true,
  forbidden: true,
  csrf_failed: true,
  not_found: true,
  conflict: true,
  expired: true,
  unsupported_media_type: true,
  validation_failed: true,
  idempotency_mismatch: true,
  too_many_requests: true,
  server_error: true,
  unavailable: true,
}

// A proxy in front of the portal answers with statuses of its own, and without our body.
const codeOfStatus: Record<number, ProblemCode> = {
  401: 'session_expired',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  410: 'expired',
  415: 'unsupported_media_type',
  422: 'validation_failed',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

const isCode = (value: unknown): value is ProblemCode => typeof value === 'string' && Object.hasOwn(codes, value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isErrors = (value: unknown): value is FieldErrors =>
  isRecord(value) && Object.values(value).every((keys) => Array.isArray(keys))
const isParams = (value: unknown): value is FieldParams => isRecord(value) && Object.values(value).every(isRecord)

/** The problem that an answer with an error status tells; `retry_after` is the header's text, in seconds. */
export function answeredProblem(status: number, body: unknown, retry_after: string | null): ApiProblem {
  const told = isRecord(body) ? body : {}
  const seconds = Number(retry_after ?? Number.NaN)
  return apiProblem(isCode(told['code']) ? told['code'] : (codeOfStatus[status] ?? 'server_error'), {
    status,
    errors: isErrors(told['errors']) ? told['errors'] : {},
    params: isParams(told['params']) ? told['params'] : {},
    request_id: typeof told['request_id'] === 'string' ? told['request_id'] : null,
    retry_after: Number.isFinite(seconds) ? seconds : null,
  })
}

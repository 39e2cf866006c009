import type { Socket } from 'node:net'
import { type ProblemCode, problemTitle } from '@coussinet/contract/domain/problems.ts'
import type { ProblemBody } from '@coussinet/contract/problem.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, problem } from '../core/problem.ts'
import { newId } from '../crypto/ids.ts'
import { isPassing } from '../db/failures.ts'
import { extendDeadline } from './connections/slow-clients.ts'
import { languageOfRequest } from './language.ts'

const codeOfFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
}

export function sendProblem(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asProblem(error)
  if (!known) request.log.error({ err: error }, 'unexpected failure')
  else if (known.status >= 500) request.log.warn({ err: known.cause ?? known }, 'unavailable')
  const { code, status, more } = known ?? problem('server_error')
  const body: ProblemBody = {
    type: 'about:blank',
    status,
    code,
    title: problemTitle(code, languageOfRequest(request)),
    ...(more.errors ? { errors: more.errors } : {}),
    ...(more.params ? { params: more.params } : {}),
    request_id: request.id,
  }
  if (more.retry_after !== undefined) reply.header('retry-after', String(more.retry_after))
  else if (status === 503) reply.header('retry-after', '3')
  if (status === 401 || more.authenticate) reply.header('www-authenticate', more.authenticate ?? 'Bearer')
  return reply
    .status(status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Problem of an expected failure, a request that Fastify refuses or a database that is unavailable; null for a bug. */
export function asProblem(error: FastifyError | Error): Problem | null {
  if (error instanceof Problem) return error
  if (!('code' in error) || typeof error.code !== 'string') return null
  const code = codeOfFastify[error.code]
  if (code) return problem(code)
  if (isPassing(error)) return problem('unavailable', { cause: error })
  if (
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  )
    return problem('malformed_request')
  return null
}

/** Answers bytes that are not HTTP with a problem and closes the connection: there is no request to reply to. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // Browsers open connections in advance: one that never sent anything gets no response.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) return void socket.destroy()
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && extendDeadline(socket, () => refuse(socket))) return
  refuse(socket)
}

function refuse(socket: Socket): void {
  const request_id = newId()
  const body: ProblemBody = {
    type: 'about:blank',
    status: 400,
    code: 'malformed_request',
    title: problemTitle('malformed_request', 'fr'),
    request_id,
  }
  const text = JSON.stringify(body)
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none'",
    `x-request-id: ${request_id}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroySoon()
}

import type { FastifyReply, FastifyRequest } from 'fastify'

type ManualMoveAnswer = { ok: true } | { ok: false; status: 404 | 409; sentence: string }

/** Answer of the demo to a manual transition: the move that was made, or a problem that says in one sentence why it was not. */
export function answerMove(request: FastifyRequest, reply: FastifyReply, outcome: ManualMoveAnswer) {
  if (outcome.ok) {
    const { ok: _ok, ...moved } = outcome
    return moved
  }
  const { status, sentence: title } = outcome
  const body = {
    type: 'about:blank',
    status,
    code: status === 404 ? 'not_found' : 'conflict',
    title,
    request_id: request.id,
  }
  return reply
    .status(status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(body))
}

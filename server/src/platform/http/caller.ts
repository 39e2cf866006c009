import type { FastifyRequest } from 'fastify'

/** Who asks: the address that the socket or a trusted proxy tells, and how the browser names itself. */
export type Caller = { address: string; user_agent: string }

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  return { address: ip, user_agent: headers['user-agent'] ?? '' }
}

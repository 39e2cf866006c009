import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(gzip)

// Below this an answer fits in a few packets as it is.
const worthCompressing = 4096

/**
 * Sends JSON, compressed when it is long and the caller takes gzip: a list of requests shrinks to a tenth.
 * No answer mixes a secret with what another site may choose, for a bearer is never sent by another site.
 */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, json: string): Promise<FastifyReply> {
  reply.header('content-type', 'application/json; charset=utf-8')
  if (json.length < worthCompressing) return reply.send(json)
  reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(request.headers['accept-encoding'] ?? '')))
    return reply.send(json)
  return reply.header('content-encoding', 'gzip').send(await compress(json, { level: 4 }))
}

import type { FastifyRequest } from 'fastify'
import { type Language, languageOfHeader } from '../texts.ts'

export function languageOfRequest(request: FastifyRequest): Language {
  return languageOfHeader(request.headers['accept-language'])
}

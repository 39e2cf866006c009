import { isOffered, toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { homeLanguage, offeredLanguages } from '@coussinet/contract/brand/values.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

export const OfferedLanguage = z.enum(offeredLanguages)

/** Language that an `Accept-Language` header prefers among ours; the brand's home language if it names none. */
export function languageOfHeader(header: string | undefined): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => isOffered(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
  return wanted[0] ? toLanguage(wanted[0].tag) : homeLanguage
}

export function languageOfRequest(request: FastifyRequest): Language {
  return languageOfHeader(request.headers['accept-language'])
}

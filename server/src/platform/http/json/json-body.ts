import type { FastifyInstance } from 'fastify'
import { problem } from '../../problem.ts'

const deepest = 20
const utf8 = new TextDecoder('utf-8', { fatal: true })
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

/** JSON of at most 1 MiB: valid UTF-8, no NUL, no deeper than 20, no name that reaches a prototype. An empty body is none. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: 1_048_576 }, (_request, bytes, done) => {
    try {
      done(null, typeof bytes === 'string' ? parseJson(bytes) : parseJson(utf8.decode(bytes)))
    } catch {
      done(problem('malformed_request'))
    }
  })
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  if (depthOf(text) > deepest || text.includes('\0')) throw new Error('too deep')
  return JSON.parse(text, (name, value: unknown) => {
    if (forbiddenNames.has(name)) throw new Error('forbidden name')
    if (typeof value === 'string' && value.includes('\0')) throw new Error('NUL')
    return value
  })
}

function depthOf(text: string): number {
  let depth = 0
  let most = 0
  let quoted = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (quoted) {
      if (character === '\\') index += 1
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{' || character === '[') most = Math.max(most, (depth += 1))
    else if (character === '}' || character === ']') depth -= 1
  }
  return most
}

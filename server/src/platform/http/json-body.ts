import type { FastifyInstance } from 'fastify'
import { problem } from '../core/problem.ts'

const deepest = 20
const mostValues = 5000
const utf8 = new TextDecoder('utf-8', { fatal: true })
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

/** Accepts JSON of at most 1 MiB, 20 levels and 5,000 values, valid UTF-8, no NUL or prototype names. An empty body is undefined. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: 1_048_576 }, (_request, bytes, done) => {
    try {
      const body = parseJson(typeof bytes === 'string' ? bytes : utf8.decode(bytes))
      // Refused here, because it cannot be told from an empty body later.
      if (body === null) done(problem('validation_failed', { errors: {} }))
      else done(null, body)
    } catch {
      done(problem('malformed_request'))
    }
  })
}

/** Parses a JSON text; throws if it exceeds these limits. An empty text is undefined. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  if (depthOf(text) > deepest) throw new Error('too deep')
  const body: unknown = JSON.parse(text)
  checkMembers(body)
  return body
}

/** Checks without recursion, and with a limit: no body of ours has thousands of fields. */
function checkMembers(body: unknown): void {
  const waiting = [body]
  for (let count = 0; waiting.length > 0; count += 1) {
    if (count + waiting.length > mostValues) throw new Error('too many values')
    const value = waiting.pop()
    if (typeof value === 'string') checkText(value)
    if (typeof value !== 'object' || value === null) continue
    const inside = Object.entries(value)
    if (inside.length > mostValues) throw new Error('too many values')
    for (const [name, member] of inside) {
      if (forbiddenNames.has(name)) throw new Error('forbidden name')
      checkText(name)
      waiting.push(member)
    }
  }
}

// Half of a surrogate pair is no text: PostgreSQL refuses it, and hashing would make two different ones equal.
function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new Error('not text')
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

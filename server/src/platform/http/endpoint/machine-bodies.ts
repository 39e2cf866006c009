import type { App } from '../../core/app.ts'

/** Longer than any valid form of ours. */
const longestForm = 16_384

/** Parses bodies of the insurer's systems besides JSON: forms, for tokens; NDJSON is passed on as a stream. */
export function acceptMachineBodies(app: App): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, text, done) => done(null, text),
  )
  app.addContentTypeParser('application/x-ndjson', (_request, bytes, done) => done(null, bytes))
}

/** Fields of a form; null if it cannot be parsed or names a field twice. */
export function parseFormBody(body: unknown): Record<string, string> | null {
  const pairs = [...new URLSearchParams(typeof body === 'string' ? body : '')]
  const form = new Map(pairs)
  const isReadable =
    form.size === pairs.length &&
    pairs.every(([name, value]) => /^\w{1,40}$/.test(name) && /^[\x20-\x7e]*$/.test(value))
  return isReadable ? Object.fromEntries(form) : null
}

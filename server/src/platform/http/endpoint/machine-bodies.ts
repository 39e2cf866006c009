import type { App } from '../../core/app.ts'

/** Longer than any honest form of ours. */
const longestForm = 16_384

/** Bodies of the insurer's machines beside JSON: forms, for tokens, and NDJSON, which is handed on as it arrives. */
export function acceptMachineBodies(app: App): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, text, done) => done(null, text),
  )
  app.addContentTypeParser('application/x-ndjson', (_request, bytes, done) => done(null, bytes))
}

/** A form's fields; null for one that cannot be read, or that names a field twice. */
export function parseFormBody(body: unknown): Record<string, string> | null {
  const pairs = [...new URLSearchParams(typeof body === 'string' ? body : '')]
  const form = new Map(pairs)
  const isReadable =
    form.size === pairs.length &&
    pairs.every(([name, value]) => /^\w{1,40}$/.test(name) && /^[\x20-\x7e]*$/.test(value))
  return isReadable ? Object.fromEntries(form) : null
}

import type { App } from '../../core/app.ts'
import { problem } from '../../core/problem.ts'
import { parseFormBody } from './machine-bodies.ts'

/** Longer than any valid form of a provider's. */
const longestForm = 16_384

/** Parses forms of routes that are registered on `app`: of text, with each field once. */
export function acceptForms(app: App): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, text, done) => {
      const form = parseFormBody(text)
      if (form) done(null, form)
      else done(problem('malformed_request'))
    },
  )
}

import { issueToken as promised } from '@coussinet/contract/integration/token.ts'
import { documentation } from '#platform/door/document-call.ts'
import { readForm } from '#platform/door/machine-bodies.ts'
import { refuseBrowser } from '#platform/door/refuse-browser.ts'
import { callerOf } from '#platform/http/caller.ts'
import type { App, Platform } from '#platform/portal.ts'
import { issueToken } from './issue-token.ts'

/** The one call that answers errors as RFC 6749 says: what every client of OAuth understands. */
export function clientRoutes(app: App, platform: Platform): void {
  app.route({
    method: promised.method,
    url: promised.path,
    schema: documentation(promised),
    config: { endpoint: promised.name },
    onRequest: async ({ headers }, reply) => {
      refuseBrowser(headers)
      reply.header('pragma', 'no-cache')
    },
    handler: async (request, reply) => {
      const answer = await issueToken(platform, {
        authorization: request.headers.authorization,
        form: readForm(request.body),
        address: callerOf(request).address,
      })
      if (!('error' in answer)) return reply.send(answer)
      const { status, ...refusal } = answer
      if (status === 401) reply.header('www-authenticate', 'Basic realm="integration"')
      return reply.status(status).send(refusal)
    },
  })
}

import type { App } from '../portal.ts'

/** One line a request: what was asked, how it ended, how long it took. Never a body, a header, or a query. */
export function logRequests(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions
    const status = reply.statusCode
    const line = { route: url ?? '(none)', method: request.method, status, ms: Math.round(reply.elapsedTime * 10) / 10 }
    if (status >= 500) request.log.error(line, 'request')
    else if (status === 401 || status === 403 || status === 404 || status === 429) request.log.warn(line, 'request')
    else request.log.info(line, 'request')
    done()
  })
}

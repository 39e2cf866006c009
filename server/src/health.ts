import type { App } from '#platform/core/app.ts'
import type { Drain } from '#platform/http/connections/drain.ts'
import type { UnknownProxy } from '#platform/http/unknown-proxy.ts'
import type { Platform } from '#platform/portal.ts'
import { ownMake } from '#platform/records/portal-nodes.ts'

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, its database answers, and it is not stopping; its version and build, and how each
 * other part is doing, without which the rest still serves. A proxy that TRUSTED_PROXIES does not name is a warning. Nothing is told of
 * where a part is, or why it is down.
 */
export function healthRoutes(app: App, { health }: Pick<Platform, 'health'>, drain: Drain, proxy: UnknownProxy): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const states = await health.read()
    const ready = states.database === 'up' && !drain.isStopping()
    return reply
      .header('cache-control', 'no-store')
      .status(ready ? 200 : 503)
      .send({
        status: ready ? 'ready' : 'not_ready',
        version: ownMake.version,
        build: ownMake.build,
        ...states,
        ...(proxy.isSeen() ? { warnings: ['unknown_proxy'] } : {}),
      })
  })
}

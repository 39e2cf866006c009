import { sql } from 'kysely'
import type { App, Platform } from '#platform/portal.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, its database answers, and it is not stopping. */
export function health(app: App, { db }: Pick<Platform, 'db'>): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const database = await answers(() => sql`select 1`.execute(db)).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the database does not answer')
      return false
    })
    const ready = database && !stopping
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not_ready', database: database ? 'up' : 'down' })
  })
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  const late = AbortSignal.timeout(2000)
  await Promise.race([ask(), new Promise((_, reject) => late.addEventListener('abort', () => reject(late.reason)))])
  return true
}

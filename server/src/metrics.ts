import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { MetricsAccess } from '#platform/config/server-settings.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Platform } from '#platform/portal.ts'

/** `/metrics`, for Prometheus: by its token, or from this machine where none is set; not found by anybody else. */
export function metricsPage(
  app: App,
  platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'health'>,
  metrics: Metrics,
): void {
  const access = platform.config.metrics
  app.get('/metrics', async (request, reply) => {
    if (access.open_to !== 'bearer' && !isOpenTo(access, request)) throw problem('not_found')
    if (!isOpenTo(access, request)) return reply.status(401).header('www-authenticate', 'Bearer').send()
    const { content_type, text } = await metrics.read(platform)
    return reply.header('content-type', content_type).send(text)
  })
}

function isOpenTo(access: MetricsAccess, { ip, headers }: FastifyRequest): boolean {
  if (access.open_to === 'nobody') return false
  // Behind a proxy of this machine everybody comes from it.
  if (access.open_to === 'machine')
    return !headers['x-forwarded-for'] && !headers.forwarded && /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/.test(ip)
  const [, given = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  // Both have one length, whatever was given.
  return timingSafeEqual(hash(given), hash(access.token))
}

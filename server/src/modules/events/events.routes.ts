import { streamEvents } from '@coussinet/contract/events.ts'
import type { App } from '#platform/core/app.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'

const heartbeat = 20_000
const mostStreamsOfMember = 10

/** Serves `GET events`: one line per change of the member's data; comments keep proxies from closing the stream. */
export function eventsRoutes(app: App, platform: Platform): void {
  const open = new Map<string, Set<() => void>>()
  const endAll = () => {
    for (const streams of open.values()) for (const end of streams) end()
  }
  app.addHook('preClose', async () => endAll())
  // The page reconnects, and then refetches what it may have missed.
  platform.events.onGap(endAll)

  route(app, platform, streamEvents, ({ member, request, reply }) => {
    reply.hijack()
    const { raw } = reply
    const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined))
    raw.writeHead(200, { ...headers, 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
    raw.write('retry: 2000\n: open\n\n')

    const streams = open.get(member.id) ?? new Set()
    open.set(member.id, streams)
    // Closes the oldest stream, so that forgotten tabs cannot accumulate.
    if (streams.size >= mostStreamsOfMember) [...streams][0]?.()

    const unsubscribe = platform.events.subscribe(
      member.id,
      (topic) => void tell(`data: ${JSON.stringify({ topic })}\n\n`),
    )
    const beat = setInterval(() => void tell(': still here\n\n'), heartbeat)
    const end = () => {
      clearInterval(beat)
      unsubscribe()
      streams.delete(end)
      if (streams.size === 0) open.delete(member.id)
      raw.end()
    }
    streams.add(end)
    raw.once('close', end)

    /** A stream whose token has ended gets no more hints, and is closed at the next heartbeat. */
    async function tell(line: string): Promise<void> {
      const still = await platform.access.memberOf(request.headers.authorization).catch(() => member)
      if (!still) end()
      else if (streams.has(end)) raw.write(line)
    }
    return undefined
  })
}

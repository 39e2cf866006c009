import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { sendProblem } from '#platform/http/errors.ts'
import type { Platform } from '#platform/portal.ts'
import { headsFile, readHeadsText } from './publish-heads.ts'

/** ms; whoever asks often reads the same copy */
const freshFor = 60_000

/** Public feed of the log of proofs: its heads, without a member's data, for anybody to keep. */
export function proofsRoutes(app: App, platform: Pick<Platform, 'db' | 'config'>): void {
  let cached: { text: string | null; until: number } | null = null

  app.get(`/proofs/${headsFile}`, { schema: { hide: true } }, async (request, reply) => {
    if (cached === null || cached.until < performance.now()) {
      cached = { text: await readHeadsText(platform), until: performance.now() + freshFor }
    }
    if (cached.text === null) return sendProblem(problem('not_found'), request, reply)
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
      })
      .send(cached.text)
  })
}

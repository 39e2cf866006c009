import { messageKeys } from '@coussinet/contract/fields/fields.ts'
import * as z from 'zod/mini'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import type { Platform } from '#platform/portal.ts'
import { answerMove } from '../answer-manual-move.ts'
import { findLatestGodchildren } from './demo-godchildren.store.ts'
import { manualStages, moveGodchildManually, getGodchildStage } from './move-godchild-manually.ts'

const Move = z.strictObject({ godchild: z.string().check(z.minLength(1), z.maxLength(64)), to: z.enum(manualStages) })
const mostListed = 40

/** The hand that moves godchildren. */
export function godchildRoutes(app: App, platform: Platform): void {
  const schema = { hide: true }

  app.get('/demo/godchildren', { schema }, async () => {
    const rows = await findLatestGodchildren(platform.db, mostListed)
    return {
      data: rows.map((row) => ({
        id: row.id,
        reference: row.reference,
        godchild: row.firstname,
        sponsor: `${row.sponsor_firstname} ${row.sponsor_lastname}`,
        status: row.refused_at === null ? getGodchildStage(row) : 'refused',
        effective_date: row.effective_date,
      })),
    }
  })

  app.post(
    '/demo/godchild-moves',
    { schema, onRequest: async (request) => platform.csrf.check(request, null) },
    async (request, reply) => {
      const move = Move.safeParse(request.body)
      if (!move.success) throw problem('validation_failed', messageKeys(move.error.issues, request.body))
      return answerMove(request, reply, await moveGodchildManually(platform, move.data))
    },
  )
}

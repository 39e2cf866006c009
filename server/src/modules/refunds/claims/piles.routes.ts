import {
  addPileFiles,
  changeRefundPile,
  createRefundPile,
  getRefundPile,
  makePileDrafts,
} from '@coussinet/contract/refund-piles.ts'
import type { App } from '#platform/core/app.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { toReader } from '../cover/reader.ts'
import { addToPile, changePile, createPile, assertAcceptsPileFiles, createDrafts, getPile } from './piles/piles.ts'

export function pileRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, createRefundPile, ({ member, files, transact }) =>
    createPile(platform, transact, { reader: toReader(platform, member), files }),
  )
  route(
    app,
    platform,
    addPileFiles,
    ({ member, params, files, transact }) =>
      addToPile(platform, transact, { reader: toReader(platform, member), pile_id: params.id, files }),
    { before_form: ({ member, params }) => assertAcceptsPileFiles(db, member.id, params.id, 1) },
  )
  route(app, platform, getRefundPile, ({ member, params }) => getPile(db, member.id, params.id, clock()))
  route(app, platform, changeRefundPile, ({ member, params, body, transact }) =>
    transact((tx) => changePile(tx, toReader(platform, member), params.id, body)),
  )
  route(app, platform, makePileDrafts, ({ member, params, transact }) =>
    transact(async (tx) => ({ data: await createDrafts(tx, platform, toReader(platform, member), params.id) })),
  )
}

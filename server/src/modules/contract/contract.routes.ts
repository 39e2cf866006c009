import { getContractEndings, terminateContract, withdrawContract } from '@coussinet/contract/contract-endings.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { listFormulaChanges, requestFormulaChange, withdrawFormulaChange } from '@coussinet/contract/formula-changes.ts'
import type { App } from '#platform/core/app.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { requestEnding, readEndings } from './endings.ts'
import { readFormulaChanges, requestChange, withdrawChange } from './formula-changes/formula-changes.ts'

export function contractRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, getContractEndings, ({ member }) => readEndings(db, member.id, today(clock())))
  route(app, platform, withdrawContract, ({ member, body, transact }) =>
    transact((tx) => requestEnding(tx, platform, { member_id: member.id, kind: 'withdrawal', ends_on: body.ends_on })),
  )
  route(app, platform, terminateContract, ({ member, body, transact }) =>
    transact((tx) => requestEnding(tx, platform, { member_id: member.id, kind: 'termination', ends_on: body.ends_on })),
  )
  route(app, platform, listFormulaChanges, ({ member }) => readFormulaChanges(db, member.id, today(clock())))
  route(app, platform, requestFormulaChange, ({ member, body, transact }) =>
    transact((tx) => requestChange(tx, platform, member.id, body)),
  )
  route(app, platform, withdrawFormulaChange, ({ member, params, transact }) =>
    transact(async (tx) => {
      await withdrawChange(tx, platform, { member_id: member.id, formula_change_id: params.id })
      return undefined
    }),
  )
}

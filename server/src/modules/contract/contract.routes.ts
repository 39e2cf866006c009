import { getContractEndings, terminateContract, withdrawContract } from '@coussinet/contract/contract-endings.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { listFormulaChanges, requestFormulaChange, withdrawFormulaChange } from '@coussinet/contract/formula-changes.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import type { App } from '#platform/core/app.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { requestEnding, readEndings } from './endings.ts'
import { readFormulaChanges, requestChange, withdrawChange } from './formula-changes/formula-changes.ts'

export function contractRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, getContractEndings, ({ member }) => readEndings(db, member.id, today(clock())))
  route(app, platform, withdrawContract, ({ member, body, transact }) =>
    transact(
      withUnit(platform, { member_id: member.id }, (tx) =>
        requestEnding(tx, platform, { kind: 'withdrawal', ...body }),
      ),
    ),
  )
  route(app, platform, terminateContract, ({ member, body, transact }) =>
    transact(
      withUnit(platform, { member_id: member.id }, (tx) =>
        requestEnding(tx, platform, { kind: 'termination', ...body }),
      ),
    ),
  )
  route(app, platform, listFormulaChanges, ({ member }) => readFormulaChanges(db, member.id, today(clock())))
  route(app, platform, requestFormulaChange, ({ member, body, transact }) =>
    transact(withUnit(platform, { member_id: member.id }, (tx) => requestChange(tx, body))),
  )
  route(app, platform, withdrawFormulaChange, ({ member, params, transact }) =>
    transact(
      withUnit(platform, { member_id: member.id }, async (tx) => {
        await withdrawChange(tx, params.id)
        return undefined
      }),
    ),
  )
}

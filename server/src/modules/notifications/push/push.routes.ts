import { changePushDevice, endPushDevice, listPushDevices, savePushSubscription } from '@coussinet/contract/push.ts'
import type { App } from '#platform/core/app.ts'
import type { Db } from '#platform/db/db.ts'
import type { Member } from '#platform/http/access.ts'
import { getCaller } from '#platform/http/caller.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { withUnit } from '../unit-of-work.ts'
import { changeDevice, endDevice, listDevices, type NameDevice, subscribe } from './push-subscriptions.ts'

type PushRoutesDeps = {
  nameDevice: NameDevice
  /** lets through who proved lately who they are; throws `validation_failed` at `current_password` */
  requireRecent: (db: Db, caller: Pick<Member, 'id' | 'session_id'>, at: Date) => Promise<void>
}

export function pushRoutes(app: App, platform: Platform, { nameDevice, requireRecent }: PushRoutesDeps): void {
  const { db } = platform
  route(app, platform, listPushDevices, ({ member }) => listDevices(db, platform, member, nameDevice))
  route(app, platform, savePushSubscription, ({ member, body, request, transact }) =>
    transact(
      withUnit(platform, { member_id: member.id }, async (tx) => {
        const { user_agent } = getCaller(request)
        await subscribe(tx, platform, { session_id: member.session_id, user_agent, subscription: body })
        return listDevices(tx.db, platform, member, nameDevice)
      }),
    ),
  )
  route(app, platform, changePushDevice, ({ member, params, body, transact }) =>
    transact(
      withUnit(platform, { member_id: member.id }, async (tx) => {
        // Names and amounts would go on to a device after whoever found an open session, or photographed a code.
        if (body.details) await requireRecent(tx.db, member, tx.at)
        await changeDevice(tx, params.id, body.details)
        return listDevices(tx.db, platform, member, nameDevice)
      }),
    ),
  )
  route(app, platform, endPushDevice, async ({ member, params, transact }) => {
    await transact(withUnit(platform, { member_id: member.id }, (tx) => endDevice(tx, params.id)))
    return undefined
  })
}

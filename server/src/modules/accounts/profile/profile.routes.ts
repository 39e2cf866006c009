import { changeMe, confirmEmail, getMe } from '@coussinet/contract/profile.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { reauthenticateByPassword } from '../session/reauthentication/reauthentication.ts'
import { countCall, uncountCall } from '../session/session.ts'
import { callerOf } from '#platform/http/caller.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { confirmNewEmail } from './change-email.ts'
import { changeProfile } from './change-profile.ts'
import { profileOf } from './profile.ts'

export function profileRoutes(app: App, platform: Platform): void {
  const { access, clock, db } = platform
  route(app, platform, getMe, ({ member }) => profileOf(db, member.id, today(clock())))
  route(app, platform, changeMe, async ({ member, body: { current_password, ...change }, transact }) => {
    if (current_password !== undefined) await reauthenticateByPassword(platform, member, current_password)
    const profile = await transact(async (trx) => {
      await changeProfile(trx, platform, member, change)
      return profileOf(trx, member.id, today(clock()))
    })
    // The language and the country of the next call are the new ones.
    access.forget(member.session_id)
    return profile
  })
  route(app, platform, confirmEmail, async ({ body, request, transact }) => {
    const caller = callerOf(request)
    await countCall(platform, caller)
    await transact((trx) => confirmNewEmail(trx, platform, body.token))
    await uncountCall(db, caller)
    return undefined
  })
}

import { changeMe, confirmEmail, getMe } from '@coussinet/contract/profile.ts'
import { today } from '#platform/days.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { confirmNewEmail } from './change-email.ts'
import { changeProfile } from './change-profile.ts'
import { profileOf } from './profile.ts'

export function profileRoutes(app: App, platform: Platform): void {
  const { access, clock, db } = platform
  route(app, platform, getMe, ({ member }) => profileOf(db, member.id, today(clock())))
  route(app, platform, changeMe, async ({ member, body, transact }) => {
    const profile = await transact(async (trx) => {
      await changeProfile(trx, platform, member.id, body)
      return profileOf(trx, member.id, today(clock()))
    })
    // The language and the country of the next call are the new ones.
    access.forget(member.session_id)
    return profile
  })
  route(app, platform, confirmEmail, async ({ body, transact }) => {
    await transact((trx) => confirmNewEmail(trx, platform, body.token))
    return undefined
  })
}

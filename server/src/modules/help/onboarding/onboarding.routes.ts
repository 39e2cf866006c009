import { listOnboarding } from '@coussinet/contract/onboarding.ts'
import { findAnimals } from '#modules/policy/policy.ts'
import { today } from '#platform/days.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { findBeginnings } from './onboarding.store.ts'
import { tipsOf } from './tips.ts'

export function onboardingRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, listOnboarding, async ({ member: { id, permissions, features } }) => {
    const beginnings = await findBeginnings(db, id)
    const animals = await findAnimals(db, id)
    return { data: tipsOf({ ...beginnings, animals, permissions, features }, today(clock())) }
  })
}

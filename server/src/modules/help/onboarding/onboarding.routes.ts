import { listOnboarding } from '@coussinet/contract/onboarding.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { type OfRefunds, tipsFor } from './onboarding.ts'

export function onboardingRoutes(app: App, platform: Platform, of: OfRefunds): void {
  const { db, clock } = platform
  route(app, platform, listOnboarding, async ({ member }) => ({
    data: await tipsFor(db, member, today(clock()), of),
  }))
}

import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { today } from '#platform/days.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { paymentMethodsOf } from './payment-methods.ts'

export function paymentMethodRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, getPaymentMethods, ({ member }) => paymentMethodsOf(db, member.id, today(clock())))
}

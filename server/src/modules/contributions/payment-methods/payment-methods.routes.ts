import {
  chooseDueDay,
  getPaymentMethods,
  openCardRegistration,
  registerCard,
} from '@coussinet/contract/payment-methods.ts'
import { takeAttempt } from '#platform/attempts.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { openCardRegistration as openRegistration, registerCard as register } from './card/card-registrations.ts'
import { setDueDay } from './due-day/due-day.ts'
import { paymentMethodsOf } from './payment-methods.ts'

const changesAllowed = { limit: 5, window_seconds: 3600 }

export function paymentMethodRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, getPaymentMethods, ({ member }) => paymentMethodsOf(db, platform, member.id, today(clock())))
  route(app, platform, chooseDueDay, ({ member, body, transact }) => {
    const at = clock()
    return transact(async (trx) => {
      // Each change writes a mail. What is one too many is undone with its transaction; the same day again is free.
      if (await setDueDay(trx, platform, { member_id: member.id, due_day: body.due_day, at }))
        await takeAttempt(trx, { key: `due-day ${member.id}`, ...changesAllowed }, at)
      return paymentMethodsOf(trx, platform, member.id, today(at))
    })
  })
  route(app, platform, openCardRegistration, ({ member, transact }) => openRegistration(platform, member, transact))
  route(app, platform, registerCard, ({ member, body, transact }) =>
    register(platform, member, body.provider_token, transact),
  )
}

import {
  getCardPayment,
  getPaymentSchedule,
  getReceipt,
  listReceipts,
  payByCard,
} from '@coussinet/contract/receipts.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { cardPaymentOf, openCardPayment } from './card-payments/card-payments.ts'
import { receiptOf, receiptsOf } from './receipts.ts'
import { scheduleOf } from '../schedule/schedule.ts'

export function receiptRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, listReceipts, ({ member, query }) => receiptsOf(db, member.id, query, today(clock())))
  route(app, platform, getReceipt, ({ member, params }) => receiptOf(db, member.id, params.id, today(clock())))
  route(app, platform, getPaymentSchedule, ({ member, query }) => {
    const on = today(clock())
    return scheduleOf(db, member.id, query.year ?? Number(on.slice(0, 4)), on)
  })
  route(app, platform, payByCard, ({ member, body, transact }) =>
    openCardPayment(platform, member, body.receipt_ids, transact),
  )
  route(app, platform, getCardPayment, ({ member, params }) => cardPaymentOf(platform, member.id, params.id))
}

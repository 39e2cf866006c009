import { iban } from '@coussinet/contract/bank-fields.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { messageKeys } from '@coussinet/contract/fields/fields.ts'
import { confirmMandate, createMandate, getMandate, signMandate } from '@coussinet/contract/mandates.ts'
import {
  chooseDueDay,
  getPaymentMethods,
  lookUpBank,
  openCardRegistration,
  registerCard,
} from '@coussinet/contract/payment-methods.ts'
import {
  getCardPayment,
  getPaymentSchedule,
  getReceipt,
  listReceipts,
  payByCard,
} from '@coussinet/contract/receipts.ts'
import {
  confirmRefundAccount,
  createRefundAccount,
  getRefundAccount,
  signRefundAccount,
} from '@coussinet/contract/refund-accounts.ts'
import * as z from 'zod/mini'
import { verifyPassword } from '#modules/accounts/accounts.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import { confirmCode, sendCode } from '#modules/signing/signing.ts'
import { isBicRequired, lookUpBic } from '#platform/banks/banks.ts'
import type { App } from '#platform/core/app.ts'
import { problem } from '#platform/core/problem.ts'
import { route } from '#platform/http/route.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { drawUpMandate } from './mandates/draw-up-mandate.ts'
import { getMandateView } from './mandates/mandate-of.ts'
import { signableMandates } from './mandates/sign-mandate.ts'
import { startCardRegistration, storeCard } from './payment-methods/card-registrations.ts'
import { setDueDay } from './payment-methods/due-day/due-day.ts'
import { findPaymentMethods } from './payment-methods/payment-methods.ts'
import { readCardPayment, openCardPayment } from './receipts/card-payments/card-payments.ts'
import { paymentNoticeRoutes } from './receipts/card-payments/payment-notices.routes.ts'
import { readReceipt, getReceiptsPage } from './receipts/receipts.ts'
import { refundAccountSignable } from './refund-accounts/confirm-account.ts'
import { draftRefundAccount, findRefundAccount } from './refund-accounts/refund-accounts.ts'
import { findSchedule } from './schedule/schedule.ts'

function receiptRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, listReceipts, ({ member, query }) => getReceiptsPage(db, member.id, query, today(clock())))
  route(app, platform, getReceipt, ({ member, params }) => readReceipt(db, member.id, params.id, today(clock())))
  route(app, platform, getPaymentSchedule, ({ member, query }) => {
    const on = today(clock())
    return findSchedule(db, member.id, query.year ?? Number(on.slice(0, 4)), on)
  })
  route(app, platform, payByCard, ({ member, body, transact }) =>
    openCardPayment(platform, member, body.receipt_ids, transact),
  )
  route(app, platform, getCardPayment, ({ member, params }) => readCardPayment(platform, member.id, params.id))
}

const changesAllowed = { limit: 5, window_seconds: 3600 }

function paymentMethodRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, getPaymentMethods, ({ member }) => findPaymentMethods(db, platform, member.id, today(clock())))
  route(app, platform, chooseDueDay, ({ member, body, transact }) =>
    transact(
      withUnit(platform, { member_id: member.id }, async (tx) => {
        const { db, at } = tx
        // Each change sends a mail, hence the limit. A refused change does not count, nor does choosing the same day
        // again.
        if (await setDueDay(tx, platform, body))
          await countAttempt(db, { key: `due-day ${member.id}`, ...changesAllowed }, at)
        return findPaymentMethods(db, platform, member.id, today(at))
      }),
    ),
  )
  route(app, platform, openCardRegistration, ({ member, transact }) =>
    startCardRegistration(platform, member, transact),
  )
  route(app, platform, registerCard, ({ member, body, transact }) =>
    storeCard(platform, member, body.provider_token, transact),
  )
}

const Typed = z.object({ iban })

function refundAccountRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  const signable = refundAccountSignable(clock)

  route(app, platform, lookUpBank, ({ body }) => {
    const typed = Typed.safeParse(body)
    if (!typed.success) throw problem('validation_failed', messageKeys(typed.error.issues, body))
    return { bic: lookUpBic(typed.data.iban), is_bic_required: isBicRequired(typed.data.iban) }
  })
  route(app, platform, createRefundAccount, ({ member, body, transact }) =>
    transact(withUnit(platform, { member_id: member.id }, (tx) => draftRefundAccount(tx, platform, member, body))),
  )
  route(app, platform, getRefundAccount, ({ member, params }) => findRefundAccount(db, platform, member.id, params.id))
  route(app, platform, signRefundAccount, ({ member, params, body, request, transact }) =>
    sendCode(platform, member, { signable, id: params.id, asked: body, request, transact, verifyPassword }),
  )
  route(app, platform, confirmRefundAccount, ({ member, params, body, request, transact }) =>
    confirmCode(platform, member, {
      signable,
      ...params,
      code: body.code,
      request,
      transact,
      answer: (tx) => findPaymentMethods(tx, platform, member.id, today(clock())),
    }),
  )
}

function mandateRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  const mandates = signableMandates(platform)
  route(app, platform, createMandate, ({ member, body, transact }) => drawUpMandate(platform, member, body, transact))
  route(app, platform, getMandate, ({ member, params }) => getMandateView(db, platform, member.id, params.id))
  route(app, platform, signMandate, ({ member, params, body, request, transact }) =>
    sendCode(platform, member, { signable: mandates, id: params.id, asked: body, request, transact, verifyPassword }),
  )
  route(app, platform, confirmMandate, ({ member, params, body, request, transact }) =>
    confirmCode(platform, member, {
      signable: mandates,
      ...params,
      code: body.code,
      request,
      transact,
      answer: (tx) => findPaymentMethods(tx, platform, member.id, today(clock())),
    }),
  )
}

export function contributionsRoutes(app: App, platform: Platform): void {
  receiptRoutes(app, platform)
  paymentNoticeRoutes(app, platform)
  paymentMethodRoutes(app, platform)
  refundAccountRoutes(app, platform)
  mandateRoutes(app, platform)
}

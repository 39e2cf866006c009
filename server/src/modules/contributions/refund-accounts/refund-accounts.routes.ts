import { iban } from '@coussinet/contract/bank-fields.ts'
import { messageKeys } from '@coussinet/contract/fields.ts'
import { lookUpBank } from '@coussinet/contract/payment-methods.ts'
import {
  confirmRefundAccount,
  createRefundAccount,
  getRefundAccount,
  signRefundAccount,
} from '@coussinet/contract/signing/refund-accounts.ts'
import * as z from 'zod/mini'
import { paymentMethodsOf } from '../payment-methods/payment-methods.ts'
import { provePassword } from '#modules/accounts/accounts.ts'
import { confirmCode, sendCode } from '#modules/signing/signing.ts'
import { bicOf, isBicRequired } from '#platform/banks/banks.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import type { App, Platform } from '#platform/portal.ts'
import { problem } from '#platform/problem.ts'
import { route } from '#platform/route.ts'
import { refundAccountSignable } from './confirm-account.ts'
import { draftRefundAccount, refundAccountOf } from './refund-accounts.ts'

const Typed = z.object({ iban })

export function refundAccountRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  const signable = refundAccountSignable(clock)

  route(app, platform, lookUpBank, ({ body }) => {
    const typed = Typed.safeParse(body)
    if (!typed.success) throw problem('validation_failed', messageKeys(typed.error.issues, body))
    return { bic: bicOf(typed.data.iban), is_bic_required: isBicRequired(typed.data.iban) }
  })
  route(app, platform, createRefundAccount, ({ member, body, transact }) =>
    transact((trx) => draftRefundAccount(trx, platform, member, body)),
  )
  route(app, platform, getRefundAccount, ({ member, params }) => refundAccountOf(db, platform, member.id, params.id))
  route(app, platform, signRefundAccount, ({ member, params, body, request, transact }) =>
    sendCode(platform, member, { signable, id: params.id, asked: body, request, transact, provePassword }),
  )
  route(app, platform, confirmRefundAccount, ({ member, params, body, request, transact }) =>
    confirmCode(platform, member, {
      signable,
      ...params,
      code: body.code,
      request,
      transact,
      answer: (trx) => paymentMethodsOf(trx, platform, member.id, today(clock())),
    }),
  )
}

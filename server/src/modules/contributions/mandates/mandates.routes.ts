import { confirmMandate, createMandate, getMandate, signMandate } from '@coussinet/contract/signing/mandates.ts'
import { paymentMethodsOf } from '../payment-methods/payment-methods.ts'
import { provePassword } from '#modules/accounts/accounts.ts'
import { confirmCode, sendCode } from '#modules/signing/signing.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { drawUpMandate } from './draw-up/draw-up.ts'
import { mandateOf } from './mandate-of.ts'
import { signableMandates } from './sign/sign-mandate.ts'

export function mandateRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  const mandates = signableMandates(platform)
  route(app, platform, createMandate, ({ member, body, transact }) => drawUpMandate(platform, member, body, transact))
  route(app, platform, getMandate, ({ member, params }) => mandateOf(db, platform, member.id, params.id))
  route(app, platform, signMandate, ({ member, params, body, request, transact }) =>
    sendCode(platform, member, { signable: mandates, id: params.id, asked: body, request, transact, provePassword }),
  )
  route(app, platform, confirmMandate, ({ member, params, body, request, transact }) =>
    confirmCode(platform, member, {
      signable: mandates,
      ...params,
      code: body.code,
      request,
      transact,
      answer: (trx) => paymentMethodsOf(trx, platform, member.id, today(clock())),
    }),
  )
}

import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import { type ProviderCall, type ProviderNotices, UnsignedCall } from '#platform/payments/provider.ts'
import type { Platform } from '#platform/portal.ts'
import { findPayer } from './card-payments.store.ts'
import { syncPayment } from './settle-card-payment.ts'

type NoticeDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'payments' | 'log'>

/**
 * Follows a call of the payment provider: asks the provider about the payment that it names, and records the answer.
 * Repeated, late and disordered calls change nothing more; calls about anything else are accepted and ignored. Throws
 * `not_found` for another provider than the portal's, `malformed_request` for a wrong or old signature, `unavailable`
 * if the provider does not answer, so that it calls again. A payment that bears a reference of ours and is not stored
 * (a restored backup, an erased member) is logged as an error: its money may have come in.
 */
export async function followNotice(platform: NoticeDeps, name: string, call: ProviderCall): Promise<void> {
  const { db, clock, payments, log } = platform
  if (!payments?.notices || payments.notices.name !== name) throw problem('not_found')
  const subject = readSubject(payments.notices, call, clock(), log)
  if (subject === null) return
  const card_payment_id = await payments.notices.paymentOf(subject).catch(unavailable)
  if (card_payment_id === null || !isId(card_payment_id)) return
  const member_id = await findPayer(db, card_payment_id)
  if (member_id === null) return log.error({ card_payment_id }, 'a payment by card is not stored, and may be paid')
  await syncPayment(platform, { member_id, card_payment_id }, async ({ provider_reference }) => {
    const state = await payments.readPayment(provider_reference).catch(unavailable)
    // The keys of two accounts are mixed: the call comes again once that is mended.
    return state.outcome === 'unknown' ? unavailable(new Error('the payment is unknown to its provider')) : state
  })
}

function unavailable(cause: unknown): never {
  throw problem('unavailable', { cause })
}

function readSubject(notices: ProviderNotices, call: ProviderCall, at: Date, log: Platform['log']): string | null {
  try {
    return notices.read(call, at)
  } catch (error) {
    if (!(error instanceof UnsignedCall)) throw error
    log.warn({ provider: notices.name }, `a call of the payment provider was refused: ${error.message}`)
    throw problem('malformed_request', { cause: error })
  }
}

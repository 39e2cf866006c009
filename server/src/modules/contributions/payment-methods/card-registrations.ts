import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { cardNumber } from '@coussinet/contract/domain/payments.ts'
import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import type { openCardRegistration as endpoint, PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { type UnitOfWork, createUnit } from '#modules/notifications/notifications.ts'
import { findContract, contractStatus, lockMember, saveExternalIds } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { isId, newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import type { Transact } from '#platform/db/transaction.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { PaymentProvider, ProvidedCard } from '#platform/payments/provider.ts'
import type { Platform } from '#platform/portal.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { sendAccountNotice } from '../account-notice.ts'
import {
  deleteLeftOver,
  endDebit,
  insertCard,
  isInUse,
  saveRegistration,
  consumeRegistration,
} from './card-registrations.store.ts'
import { findPaymentMethods } from './payment-methods.ts'

type CardRegistrationDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'payments'>
type CardRegistrant = { id: string; locale: string }

const openFor = 60 * 60 * 1000
const perHour = 20

/**
 * Starts the registration of a card on the provider's page. Throws `unavailable` without a provider or if it does not
 * answer, `conflict` before the contract and after its end.
 */
export async function startCardRegistration(
  { db, clock, config, payments }: CardRegistrationDeps,
  member: CardRegistrant,
  transact: Transact,
): Promise<AnswerOf<typeof endpoint>> {
  const at = clock()
  await refuseWithoutContract(db, member.id, at)
  if (!payments) throw problem('unavailable')
  await countAttempt(db, { key: `card-registrations:${member.id}`, limit: perHour, window_seconds: 3600 }, at)
  const id = newId()
  const expires_at = new Date(at.getTime() + openFor)
  const wanted = {
    reference: id,
    language: toLanguage(member.locale),
    return_url: `${config.public_url}/profile/payment-methods/card?registration=${id}`,
    expires_at,
  }
  const { provider_reference, href } = await payments.openRegistration(wanted).catch((cause: unknown) => {
    throw problem('unavailable', { cause })
  })
  return transact(async (tx) => {
    await deleteLeftOver(tx, member.id, at)
    await saveRegistration(tx, {
      member_id: member.id,
      card_registration_id: id,
      provider_reference,
      created_at: at,
      expires_at,
    })
    return { id, href }
  })
}

/**
 * Debits contributions from the card of a token from now on; revokes the mandate and ends an earlier card. Repeating it
 * changes nothing. Throws at `provider_token`: `card_token` for an unknown, expired or used token or another member's,
 * `card_expired`; `conflict` before the contract and after its end.
 */
export async function storeCard(
  platform: CardRegistrationDeps,
  member: CardRegistrant,
  provider_token: string,
  transact: Transact,
): Promise<PaymentMethods> {
  const { db, clock, payments } = platform
  if (!payments) throw problem('unavailable')
  const at = clock()
  const answer = (tx: Db) => findPaymentMethods(tx, platform, member.id, today(at))
  if (await isInUse(db, member.id, provider_token)) return transact(answer)
  const card = await cardOf(payments, provider_token)
  if (card.expires < today(at).slice(0, 7)) throw fieldProblem('provider_token', 'card_expired')
  return transact(async (tx) => {
    // Serialises changes of the payment method.
    await lockMember(tx, member.id)
    await refuseWithoutContract(tx, member.id, at)
    // A duplicate call, from a second click, was faster.
    if (await isInUse(tx, member.id, card.token)) return answer(tx)
    if (!(await consumeRegistration(tx, member.id, card.reference, at)))
      throw fieldProblem('provider_token', 'card_token')
    await replaceDebit(createUnit(tx, platform, { member_id: member.id, at }), platform, card)
    return answer(tx)
  })
}

async function refuseWithoutContract(db: Db, member_id: string, at: Date): Promise<void> {
  const contract = await findContract(db, member_id)
  if (!contract || contractStatus(contract, today(at)) === 'terminated') throw problem('conflict')
}

async function cardOf(payments: PaymentProvider, provider_token: string): Promise<ProvidedCard> {
  const card = await payments.cardOf(provider_token).catch((cause: unknown) => {
    throw problem('unavailable', { cause })
  })
  if (!card || !isId(card.reference)) throw fieldProblem('provider_token', 'card_token')
  return card
}

async function replaceDebit(tx: UnitOfWork, platform: CardRegistrationDeps, card: ProvidedCard): Promise<void> {
  const { db, member_id, at } = tx
  const { brand, last4, expires, holder, token: provider_token } = card
  const card_id = newId()
  const { mandate, card: former } = await endDebit(db, member_id, at)
  const revoked_mandate_id = mandate?.mandate_id ?? null
  await insertCard(db, { member_id, card_id, holder, brand, last4, expires, provider_token, created_at: at })
  await saveExternalIds(db, [{ kind: 'card', name: provider_token, member_id }])
  await tx.audit('card.registered', {
    subject_id: card_id,
    details: { detail: cardNumber(card), brand, last4, expires, revoked_mandate_id },
  })
  await tx.publish({ event: 'card.registered', card_id, revoked_mandate_id })
  const other = mandate && (mandate.contact_email !== null || mandate.contact_mobile !== null) ? mandate : null
  const holders = other
    ? [{ is: 'former', email: other.contact_email, mobile: other.contact_mobile, mode: other.signature_mode } as const]
    : []
  const ended = {
    ...(mandate && { mandate: { umr: mandate.umr, iban: maskedIban(mandate.iban) } }),
    ...(former && { card: cardNumber(former) }),
  }
  await sendAccountNotice(tx, platform, { kind: 'card_registered', detail: cardNumber(card), ended, holders })
  await tx.announce('payment-methods')
}

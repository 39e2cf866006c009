import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import type { CardPayment } from '@coussinet/contract/receipts.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { isId, newId } from '#platform/crypto/ids.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import type { Transact } from '#platform/db/transaction.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { type PaymentProvider, type PaymentState, unpaid } from '#platform/payments/provider.ts'
import type { Platform } from '#platform/portal.ts'
import { lockContract } from '../lock-contract.ts'
import { formatPaymentDescription } from '../receipts.mails.ts'
import { findChosen, type ReceiptRow } from '../receipts.store.ts'
import {
  type CardPaymentRow,
  findCardPayment,
  findLeftOpen,
  findOpen,
  findPaid,
  insertCardPayment,
} from './card-payments.store.ts'
import { type CardPaymentKey, settle, syncPayment } from './settle-card-payment.ts'

type CardPaymentDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'payments' | 'log'>
/** Contributions in the order of their ids, and their total now. */
type ChosenPayment = { receipt_ids: readonly string[]; amount_cents: number }
type CardPayer = { id: string; locale: string }

const openFor = 60 * 60 * 1000
// Each payment makes a page at the provider.
const openedAllowed = { limit: 30, window_seconds: 3600 }
const batch = 200

/**
 * Starts a payment of declined contributions on the provider's page. The same contributions at the same total return the
 * open payment; any other open payment that shares one of them ends. Throws `not_found`, `conflict` for a contribution
 * that is not declined (any more), `unavailable` without a provider or if it does not answer, `too_many_requests`.
 */
export async function openCardPayment(
  platform: CardPaymentDeps,
  member: CardPayer,
  chosen_ids: readonly string[],
  transact: Transact,
): Promise<CardPayment> {
  const { db, clock, config, payments } = platform
  const receipt_ids = [...new Set(chosen_ids)].toSorted()
  const receipts = await declinedAmong(db, member.id, receipt_ids)
  if (!payments) throw problem('unavailable')
  const amount_cents = contributionsTotal(receipts)
  const chosen = { receipt_ids, amount_cents }
  const open = await endOverlapping(platform, payments, member.id, chosen)
  if (open) return transact(async () => toCardPayment(open))

  const at = clock()
  await countAttempt(db, { key: `card-payments ${member.id}`, ...openedAllowed }, at)
  const id = newId()
  const [first] = receipts
  const page = receipts.length === 1 && first ? `/${first.id}` : ''
  const language = toLanguage(member.locale)
  const wanted = {
    amount_cents,
    reference: id,
    description: formatPaymentDescription(language, receipts),
    language,
    return_url: `${config.public_url}/profile/receipts${page}?payment=${id}`,
    expires_at: new Date(at.getTime() + openFor),
  }
  const { provider_reference, href } = await payments.openPayment(wanted).catch((cause: unknown) => {
    throw problem('unavailable', { cause })
  })
  return transact(
    withUnit(platform, { member_id: member.id, at }, async (tx) => {
      await lockContract(tx.db, member.id)
      const twin = (await findOpen(tx.db, member.id)).find((other) => sharesReceipts(other, receipt_ids))
      // A concurrent call made one first; ours was shown to nobody.
      if (twin && isSame(twin, chosen)) return toCardPayment(twin)
      if (
        twin ||
        contributionsTotal(await declinedAmong(tx.db, member.id, receipt_ids, { forUpdate: true })) !== amount_cents
      )
        throw problem('conflict')
      const payment = { id, receipt_ids, amount_cents, href, provider_reference, created_at: at }
      await insertCardPayment(tx.db, { ...payment, member_id: member.id })
      await tx.audit('card_payment.opened', { subject_id: id, details: { amount_cents, receipt_ids } })
      return toCardPayment({ ...payment, status: 'open' })
    }),
  )
}

/** State of a payment; asks the provider while it is open. Throws `not_found` for another member's. */
export async function readCardPayment(
  platform: CardPaymentDeps,
  member_id: string,
  card_payment_id: string,
): Promise<CardPayment> {
  const { payments } = platform
  const payment = payments
    ? await syncOpen(platform, payments, { member_id, card_payment_id })
    : await findCardPayment(platform.db, member_id, card_payment_id)
  if (!payment) throw problem('not_found')
  return toCardPayment(payment)
}

/** Settles payments that members left open on the provider's page; after an hour nothing can be paid there. */
export async function settleOpenPayments(platform: CardPaymentDeps): Promise<void> {
  if (!platform.payments) return
  for (const key of await findLeftOpen(platform.db, batch)) {
    // A failure must not hold up the others.
    await syncOpen(platform, platform.payments, key).catch((error: unknown) =>
      platform.log.error({ err: error, card_payment_id: key.card_payment_id }, 'a payment by card was not settled'),
    )
  }
}

/** ms; a card holder's bank takes money back within 120 days */
const returnsFor = 120 * 86_400_000

/**
 * Asks the provider about each payment of the last 120 days, and records money that went back: the provider's calls about it may be lost.
 * Ends early where the provider does not answer.
 */
export async function recordMissedReturns(platform: CardPaymentDeps): Promise<void> {
  const { db, clock, log, payments } = platform
  if (!payments?.notices) return
  const settled_after = new Date(clock().getTime() - returnsFor)
  let keys = await findPaid(db, { after: null, settled_after, limit: batch })
  while (keys.length > 0) {
    for (const key of keys)
      await syncPayment(platform, key, ({ provider_reference }) => payments.readPayment(provider_reference))
    const last = keys.at(-1) ?? null
    keys = keys.length < batch ? [] : await findPaid(db, { after: last, settled_after, limit: batch })
  }
  log.info({ event: 'card_returns_read' }, 'payments by card were compared with their provider')
}

/** Settles a payment while it is open, as far as the provider answers; returns it, undefined for another member's. */
const syncOpen = (platform: CardPaymentDeps, payments: PaymentProvider, key: CardPaymentKey) =>
  syncPayment(platform, key, (payment) => (payment.status === 'open' ? askProvider(platform, payments, payment) : null))

/**
 * If the provider does not answer, the payment stays open and is queried again; so does one that the provider does not
 * know, until its hour is over.
 */
async function askProvider(
  platform: CardPaymentDeps,
  payments: PaymentProvider,
  payment: CardPaymentRow,
): Promise<PaymentState> {
  const { provider_reference, created_at } = payment
  const isOver = platform.clock().getTime() - created_at.getTime() >= openFor
  try {
    const read = await payments.readPayment(provider_reference)
    const state = read.outcome === 'open' && isOver ? await payments.closePayment(provider_reference) : read
    return state.outcome === 'unknown' && isOver ? giveUp(platform, payment) : state
  } catch (error) {
    platform.log.warn({ err: error }, 'the payment provider did not answer')
    return unpaid('open')
  }
}

/** Ends a payment that the provider does not know; a later notice that it was paid still counts. */
function giveUp({ log }: CardPaymentDeps, { id: card_payment_id }: CardPaymentRow): PaymentState {
  log.error({ card_payment_id }, 'the payment provider does not know a payment by card: its account or mode changed')
  return unpaid('abandoned')
}

async function declinedAmong(
  db: Db,
  member_id: string,
  receipt_ids: readonly string[],
  { forUpdate = false }: RowLock = {},
): Promise<ReceiptRow[]> {
  const receipts = receipt_ids.every(isId) ? await findChosen(db, member_id, receipt_ids, { forUpdate }) : []
  if (receipts.length < receipt_ids.length) throw problem('not_found')
  if (receipts.some(({ status }) => status !== 'declined')) throw problem('conflict')
  return receipts
}

/** Returns the open payment of exactly this choice; closes and settles others that include one of its contributions. */
async function endOverlapping(
  platform: CardPaymentDeps,
  payments: PaymentProvider,
  member_id: string,
  chosen: ChosenPayment,
): Promise<CardPaymentRow | null> {
  const open = await findOpen(platform.db, member_id)
  for (const payment of open.filter((one) => sharesReceipts(one, chosen.receipt_ids))) {
    const current = isSame(payment, chosen)
      ? await askProvider(platform, payments, payment)
      : await close(payments, payment)
    if (current.outcome === 'open') return payment
    const state = current.outcome === 'unknown' ? giveUp(platform, payment) : current
    await settle(platform, { member_id, card_payment_id: payment.id }, state, payment.revision)
  }
  return null
}

function close(payments: PaymentProvider, { provider_reference }: CardPaymentRow) {
  return payments.closePayment(provider_reference).catch((cause: unknown) => {
    throw problem('unavailable', { cause })
  })
}

const sharesReceipts = (payment: CardPaymentRow, receipt_ids: readonly string[]) =>
  payment.receipt_ids.some((id) => receipt_ids.includes(id))
const isSame = (payment: CardPaymentRow, { receipt_ids, amount_cents }: ChosenPayment) =>
  payment.amount_cents === amount_cents && payment.receipt_ids.toSorted().join() === receipt_ids.join()

function toCardPayment({ id, receipt_ids, amount_cents, status, href }: CardPayment | CardPaymentRow): CardPayment {
  return { id, receipt_ids, amount_cents, status, href }
}

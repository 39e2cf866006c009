import { cardNumber } from '@coussinet/contract/domain/payments.ts'
import type { DebitHeld } from '@coussinet/contract/integration/upserts/contract.ts'
import type { OtherHolder } from '#modules/accounts/accounts.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { reserveExternalId, lockExternalId, findPostalAddress } from '#modules/policy/policy.ts'
import { fieldProblem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { type UpsertContext, changedFields, liesAhead } from '#platform/upsert.ts'
import { sendAccountNotice } from '../account-notice.ts'
import { insertCard } from '../payment-methods/card-registrations.store.ts'
import {
  endDebits,
  hasCard,
  hasMandate,
  type LockedCard,
  type LockedMandate,
  lockCards,
  lockMandates,
  insertMandate,
  setCard,
  setMandate,
} from './upserted-debits.store.ts'

type BankAccount = Extract<DebitHeld, { kind: 'bank_account' }>
type HeldCard = Extract<DebitHeld, { kind: 'card' }>

/** The present payment method, and since when. */
type PresentDebits = { mandate: LockedMandate | undefined; card: LockedCard | undefined; since: number }
type UpsertInput<D> = { debit: D }

const umrUsed = () => fieldProblem('debit.umr', 'umr_used')
const cardUsed = () => fieldProblem('debit.provider_token', 'card_used')

/**
 * Claims a mandate or card for one member: throws `umr_used`, `card_used` for another's. Runs before the write of the
 * contract.
 */
export async function claimDebit(db: Db, member_id: string, debit: DebitHeld): Promise<void> {
  if (debit.kind === 'bank_account') {
    const { umr } = debit
    await reserveExternalId(db, {
      kind: 'mandate',
      name: umr,
      member_id,
      isOf: (tx, bearer) => hasMandate(tx, bearer, umr),
      refusal: umrUsed,
    })
    return
  }
  const { provider_token } = debit
  await reserveExternalId(db, {
    kind: 'card',
    name: provider_token,
    member_id,
    isOf: (tx, bearer) => hasCard(tx, bearer, provider_token),
    refusal: cardUsed,
  })
}

/**
 * Writes the payment method from the insurer's books; returns whether anything changed. A later signature or
 * registration of the member is kept, since the books may not have it yet. The first method is not announced; for
 * another one the member is notified, at earlier contacts too.
 */
export async function upsertDebit(
  tx: UnitOfWork,
  platform: UpsertContext,
  { debit }: UpsertInput<DebitHeld>,
): Promise<boolean> {
  const { db, member_id } = tx
  const [mandates, cards] = [await lockMandates(db, member_id), await lockCards(db, member_id)]
  const mandate = mandates.find(({ status }) => status === 'active')
  const card = cards.find(({ ended_at }) => ended_at === null)
  const since = Math.max((mandate?.signed_at ?? mandate?.created_at)?.getTime() ?? 0, card?.created_at.getTime() ?? 0)
  const present = { mandate, card, since }
  if (debit.kind === 'card')
    return upsertCard(tx, platform, {
      debit,
      present,
      known: cards.find(({ provider_token }) => provider_token === debit.provider_token),
    })
  return upsertMandate(tx, platform, { debit, present, known: mandates.find(({ umr }) => umr === debit.umr) })
}

async function upsertMandate(
  tx: UnitOfWork,
  platform: UpsertContext,
  { debit, present, known }: UpsertInput<BankAccount> & { present: PresentDebits; known: LockedMandate | undefined },
): Promise<boolean> {
  const { db, member_id, at } = tx
  const { umr, iban, bic, holder, address, contact, first_debit_on } = debit
  const signed_at = new Date(debit.signed_at)
  if (liesAhead(signed_at, at)) throw fieldProblem('debit.signed_at', 'date_future')
  if (known) {
    if (known.iban !== iban) throw umrUsed()
    const changed = known.status === 'active' ? changedFields(known, { bic, holder, first_debit_on, ...address }) : {}
    if (Object.keys(changed).length === 0) return false
    await setMandate(db, member_id, known.mandate_id, changed)
    return true
  }
  if (present.since >= signed_at.getTime()) return false

  if (!(await lockExternalId(db, { kind: 'mandate', name: umr, member_id }))) throw umrUsed()
  await endDebits(db, member_id, 'replaced', at)
  const where = address ?? (await findPostalAddress(db, member_id))
  const contactDetails = { contact_email: contact?.email ?? null, contact_mobile: contact?.phones?.mobile ?? null }
  await insertMandate(db, {
    member_id,
    mandate_id: newId(),
    umr,
    status: 'active',
    holder,
    ...where,
    ...contactDetails,
    iban,
    bic,
    signed_at,
    created_at: at,
    first_debit_on,
  })
  const { mandate: former, card } = present
  if (!former && !card) return true
  const account = {
    iban: maskedIban(iban),
    former_iban: former ? maskedIban(former.iban) : null,
    holder,
    umr,
    first_debit_on,
  }
  const ended = card ? { ended: { card: cardNumber(card) } } : {}
  const holders = [...otherHolder('new', { ...contactDetails, signature_mode: null }), ...otherHolder('former', former)]
  await sendAccountNotice(tx, platform, {
    kind: 'mandate_signed',
    account,
    replaces_iban: former !== undefined && former.iban !== iban,
    ...ended,
    holders,
  })
  return true
}

async function upsertCard(
  tx: UnitOfWork,
  platform: UpsertContext,
  { debit, present, known }: UpsertInput<HeldCard> & { present: PresentDebits; known: LockedCard | undefined },
): Promise<boolean> {
  const { db, member_id, at } = tx
  const { provider_token, holder, brand, last4, expires } = debit
  const registered_at = new Date(debit.registered_at)
  if (liesAhead(registered_at, at)) throw fieldProblem('debit.registered_at', 'date_future')
  if (known) {
    const changed = known.ended_at === null ? changedFields(known, { holder, brand, last4, expires }) : {}
    if (Object.keys(changed).length === 0) return false
    await setCard(db, member_id, known.card_id, changed)
    return true
  }
  if (present.since >= registered_at.getTime()) return false

  if (!(await lockExternalId(db, { kind: 'card', name: provider_token, member_id }))) throw cardUsed()
  await endDebits(db, member_id, 'revoked', at)
  await insertCard(db, {
    member_id,
    card_id: newId(),
    holder,
    brand,
    last4,
    expires,
    provider_token,
    created_at: registered_at,
  })
  const { mandate, card: former } = present
  if (!mandate && !former) return true
  const ended = {
    ...(mandate && { mandate: { umr: mandate.umr, iban: maskedIban(mandate.iban) } }),
    ...(former && { card: cardNumber(former) }),
  }
  await sendAccountNotice(tx, platform, {
    kind: 'card_registered',
    detail: cardNumber(debit),
    ended,
    holders: otherHolder('former', mandate),
  })
  return true
}

/** Contact of the account's other holder; none if the member is the holder. */
function otherHolder(
  is: OtherHolder['is'],
  holder: Pick<LockedMandate, 'contact_email' | 'contact_mobile' | 'signature_mode'> | undefined,
): OtherHolder[] {
  if (!holder || (holder.contact_email === null && holder.contact_mobile === null)) return []
  return [{ is, email: holder.contact_email, mobile: holder.contact_mobile, mode: holder.signature_mode }]
}

import { addDays, addMonths, type Day, today } from '@coussinet/contract/domain/days.ts'
import { debitDay } from '#modules/contributions/contributions.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { maskEmail } from '#platform/text/mask.ts'
import { mandateReference } from '#platform/text/reference.ts'
import { bankDayFrom } from '#platform/time/bank-days.ts'
import { demoDueDay } from './nearest-terms.ts'

type DebitCountry = 'FR' | 'IT' | 'BE'

type DemoPayer = {
  member_id: string
  nevg: string
  email: string
  holder: string
  country: DebitCountry
  home: { line1: string; postal_code: string; city: string }
  price_cents: number
  begun: Day
  at: Date
}

type Arrears = {
  means: 'bank_account' | 'card'
  /** number of the last debits that came back; a new contract had none */
  declined: number
  is_suspended: boolean
  is_new: boolean
  /** the last day of a contract that is over: nothing was debited after it, and nothing will be */
  ended_on: Day | null
}

export const dueDay = demoDueDay(5)
const monthsPaid = 12
const ibans: Record<DebitCountry, string> = {
  FR: 'FR3999910000170000412703A23',
  IT: 'IT14E9993102400000041906273',
  BE: 'BE50999004127018',
}

/** A card instead of a mandate, by the months until it expires. */
export const cards = { valid: 30, expiring: 0, expired: -1 } as const
export type DemoCard = keyof typeof cards

/** The account that refunds go to and, under a mandate of the contract's first day, that is debited; with `card` a card is. */
export async function insertAccounts(
  db: Db,
  { member_id, nevg, email, holder, country, home, begun, at }: DemoPayer,
  card: DemoCard | null,
): Promise<void> {
  const signed_at = new Date(`${begun}T17:40:00Z`)
  const iban = ibans[country]
  await db
    .insertInto('refund_accounts')
    .values({ member_id, refund_account_id: newId(), iban, holder, created_at: signed_at })
    .execute()
  if (card) {
    const expires = addMonths(`${today(at).slice(0, 7)}-01`, cards[card]).slice(0, 7)
    await db
      .insertInto('payment_cards')
      .values({ member_id, card_id: newId(), holder, brand: 'visa', last4: '4417', expires, created_at: signed_at })
      .execute()
    return
  }
  await db
    .insertInto('mandates')
    .values({
      ...home,
      member_id,
      mandate_id: newId(),
      umr: mandateReference(nevg, 1),
      status: 'active',
      holder,
      country,
      iban,
      signature_mode: 'email',
      signature_recipient: maskEmail(email),
      signed_at,
      created_at: signed_at,
    })
    .execute()
}

const declineCodes = { bank_account: 'AM04', card: 'card_refused' }

/**
 * A year of contributions and the next one; the last `declined` ones came back: for lack of funds, or refused by the card. Answers what is
 * due, in cents.
 */
export async function insertContributions(
  db: Db,
  { member_id, price_cents, at }: DemoPayer,
  { means, declined, is_suspended, is_new, ended_on }: Arrears,
): Promise<number> {
  const on = today(at)
  const months = debitedMonths(ended_on ?? on)
  const all = months.map((month, index) => {
    const due_date = debitDay(month, dueDay)
    const isDeclined = index < monthsPaid && index >= monthsPaid - declined
    const status = index === monthsPaid ? 'upcoming' : isDeclined ? 'declined' : 'paid'
    const again = isDeclined && index === monthsPaid - 1 && !is_suspended && means === 'bank_account'
    return {
      member_id,
      receipt_id: newId(),
      month,
      issue_date: due_date,
      due_date,
      amount_cents: price_cents,
      status,
      payment_date: status === 'paid' ? due_date : null,
      decline_code: isDeclined ? declineCodes[means] : null,
      next_attempt_on: again ? secondAttempt(due_date, on) : null,
    }
  })
  const rows = ended_on !== null ? all.slice(0, monthsPaid) : is_new ? all.slice(monthsPaid) : all
  await db.insertInto('receipts').values(rows).execute()
  const attempts = rows
    .filter(({ status }) => status !== 'upcoming')
    .map(({ receipt_id, due_date, status, decline_code }) => ({
      member_id,
      receipt_id,
      position: 0,
      on_day: due_date,
      means,
      outcome: status === 'paid' ? 'paid' : 'declined',
      decline_code,
    }))
  if (attempts.length > 0) await db.insertInto('receipt_attempts').values(attempts).execute()
  return is_new ? 0 : declined * price_cents
}

/** The last twelve months whose debit has been, and the next one. */
function debitedMonths(on: Day): string[] {
  const present = on.slice(0, 7)
  const next = debitDay(present, dueDay) > on ? present : addMonths(`${present}-01`, 1).slice(0, 7)
  return Array.from({ length: monthsPaid + 1 }, (_, index) => addMonths(`${next}-01`, index - monthsPaid).slice(0, 7))
}

// domain rules §4.5: ten days after the first one; never in the past
function secondAttempt(due_date: Day, on: Day): Day {
  const planned = addDays(due_date, 10)
  return bankDayFrom(planned > on ? planned : addDays(on, 1))
}

import type { Db } from '#platform/db/db.ts'
import { maskEmail, maskPhone } from '#platform/text/mask.ts'
import { mandateReference } from '#platform/text/reference.ts'
import { computeChance, demoId } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { type SeedMandate, type SeedMember, seedMembers } from './seed-rows.ts'

const minutesToSign = 6
const dueDayOfCards = 5

/** Writes what the contributions are debited from: the mandates that were signed, and a card. */
export async function insertPaymentMethods(db: Db, time: DemoTime): Promise<void> {
  const mandates = seedMembers.flatMap((member) => mandateRows(member, time))
  if (mandates.length > 0) await db.insertInto('mandates').values(mandates).execute()
  const cards = seedMembers.flatMap((member) => cardRows(member, time))
  if (cards.length > 0) await db.insertInto('payment_cards').values(cards).execute()
}

function mandateRows(member: SeedMember, time: DemoTime) {
  const { debit } = member
  if (debit.mode !== 'bank') return []
  const active = mandateRow(member, debit, time)
  if (!debit.replaced) return [active]
  return [{ ...mandateRow(member, debit.replaced, time), status: 'replaced', ended_at: active.signed_at }, active]
}

function mandateRow(
  member: SeedMember,
  { iban, bic, umr, signed_on, signature_mode, signature_recipient }: SeedMandate,
  time: DemoTime,
) {
  const { id, nevg, address, postal_code, city, country, email, mobile, debit } = member
  const [line1, line2, line3, line4] = address
  const minute = 9 * 60 + computeChance(umr, 12 * 60)
  const signed_at = time.at(
    signed_on,
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  )
  return {
    member_id: demoId(id),
    mandate_id: demoId(`mandate ${umr}`),
    umr: mandateReference(nevg, Number(umr.slice(-3))),
    status: 'active',
    holder: debit.holder,
    line1,
    line2: line2 || null,
    line3: line3 || null,
    line4: line4 || null,
    postal_code,
    city,
    country,
    on_behalf_of: debit.mode === 'bank' ? (debit.on_behalf_of ?? null) : null,
    iban,
    bic,
    signature_mode,
    signature_recipient:
      signature_mode === 'email'
        ? maskEmail(signature_recipient ?? email)
        : maskPhone(signature_recipient ?? mobile ?? ''),
    signed_at,
    created_at: new Date(signed_at.getTime() - minutesToSign * 60_000),
    ended_at: null,
  }
}

function cardRows({ id, debit, effective_date }: SeedMember, time: DemoTime) {
  if (debit.mode !== 'card') return []
  const { holder, brand, last4, expires } = debit
  return [
    {
      member_id: demoId(id),
      card_id: demoId(`card ${id}`),
      holder,
      brand,
      last4,
      expires: time.month(expires, dueDayOfCards),
      created_at: time.at(effective_date, '18:20'),
    },
  ]
}

import { addDays, addMonths, type Day } from '@coussinet/contract/domain/days.ts'
import { cardNumber } from '@coussinet/contract/domain/payments.ts'
import type { NotificationSource } from '#modules/notifications/notifications.ts'
import { findContractDays } from '#modules/policy/policy.ts'
import { findCardsUntil } from './payment-methods.store.ts'

/** Days before a card's last day on which its expiry is announced (REM-03). */
const announcedWithin = 30

/** Last day of a card's month of expiry. */
const lastDayOfCard = (expires: string): Day => addDays(addMonths(`${expires}-01`, 1), -1)

/** Finds cards that expire soon, for contracts whose contributions continue. */
export const expiringCards: NotificationSource = async (db, today, after, limit) => {
  const soon = addDays(today, announcedWithin)
  const rows = await findCardsUntil(db, { from: today.slice(0, 7), to: soon.slice(0, 7), after, limit })
  const contracts = await findContractDays(db, [...new Set(rows.map(({ member_id }) => member_id))])
  return rows.map(({ member_id, card_id, brand, last4, expires }) => {
    const date = lastDayOfCard(expires)
    const contract = contracts.get(member_id)
    const goesOn = contract && contract.status !== 'terminated' && (contract.last_day ?? soon) >= date
    return {
      member_id,
      subject_id: card_id,
      notification:
        goesOn && date <= soon
          ? {
              kind: 'card_expiring',
              params: { card: cardNumber({ brand, last4 }), month: expires, date },
              once: `${card_id} ${expires}`,
            }
          : null,
    }
  })
}

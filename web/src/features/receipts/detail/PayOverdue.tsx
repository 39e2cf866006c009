import { getCompany } from '@coussinet/contract/company.ts'
import { declinedMeans } from '@coussinet/contract/domain/payments.ts'
import { phone as phoneText } from '@coussinet/contract/domain/phones.ts'
import type { ReceiptDetail } from '@coussinet/contract/receipts.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { payOverdueMessages, withoutCardMessages } from '#messages/receipts.ts'
import { takesCards, useMe } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Gate } from '#platform/permissions.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { getLastCollection } from '../collection-day.ts'
import { receiptQueries } from '../receipts.queries.ts'
import { declinedFirst } from '../unpaid-receipts.ts'
import { PayByCard } from './PayByCard.tsx'
import styles from './receipt.module.css'

type PayOverdueProps = {
  receipt: ReceiptDetail
  /** masked; null for a card, or where it is not known */
  account: string | null
}

/**
 * Ways to pay a refused contribution: by card if the portal takes cards, by the next debit, by another account; a pending collection from a
 * new account comes first.
 */
export function PayOverdue({ receipt, account }: PayOverdueProps) {
  const words = useMessages(payOverdueMessages)
  const instead = useMessages(withoutCardMessages)
  const format = useFormat()
  const { country } = useMe().address
  const { phone } = getCompany(country)
  const { data: list } = useSuspenseQuery(receiptQueries.list())
  const others = declinedFirst(list.data).filter(({ id }) => id !== receipt.id)
  const { next_attempt_on } = receipt
  const means = declinedMeans(receipt.decline_code)
  const day = next_attempt_on && format.weekdayAndDay(next_attempt_on)
  const from = account === null ? null : format.shownAccount(account)
  const collected = getLastCollection(receipt)
  function debit() {
    if (collected?.attempt_on)
      return words.collectedAfter(format.weekdayAndDay(collected.attempt_on), format.weekdayAndDay(collected.on), from)
    if (collected) return words.collected(format.weekdayAndDay(collected.on), from)
    if (day === null) return takesCards() ? words.final : `${words.final} ${instead.ways}`
    return from === null ? words.nextAttempt(day) : words.nextAttemptFrom(day, from)
  }
  const byCard = takesCards() && (
    <Gate permission="payment-methods:write">
      <section className={collected ? 'section' : undefined} aria-labelledby="receipt-mend">
        <SectionHeading id="receipt-mend" title={words.mend} />
        <PayByCard receipt={receipt} others={others} />
      </section>
    </Gate>
  )
  return (
    <>
      {!collected && byCard}
      <section className={collected || !byCard ? undefined : 'section'} aria-labelledby="receipt-debit">
        <SectionHeading id="receipt-debit" title={words.debit[means]} />
        <p>{debit()}</p>
        <Gate permission="payment-methods:write">
          <p className={`row wrap ${styles.change}`}>
            <Link className="text-link" to="/profile/payment-methods/account" search={{}}>
              {words.toAccount[means]}
            </Link>
            {means === 'card' && takesCards() && (
              <Link className="text-link" to="/profile/payment-methods/card" search={{}}>
                {words.otherCard}
              </Link>
            )}
          </p>
        </Gate>
        <p className={`small muted ${styles.change}`}>
          {words.question}{' '}
          <a className="text-link tnum" href={`tel:${phone}`}>
            {words.call(phoneText(phone, country))}
          </a>
        </p>
      </section>
      {collected && byCard}
    </>
  )
}

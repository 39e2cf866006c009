import { Link } from '@tanstack/react-router'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { cardNumber } from '@coussinet/contract/domain/card.ts'
import { cardMessages } from './card.messages.ts'

/** Said before a card is registered: what it pays, what ends, where refunds go, and what it does not pay. */
export function WhatChanges({ methods }: { methods: PaymentMethods }) {
  const words = useMessages(cardMessages)
  const format = useFormat()
  const { debit, refund_account, unpaid_cents } = methods
  return (
    <section aria-labelledby="card-changes">
      <h2 id="card-changes" className="h3">
        {words.changes}
      </h2>
      <ul className="card-changes">
        <li>{words.debited}</li>
        {debit?.kind === 'card' && <li>{words.replaced(cardNumber(debit))}</li>}
        {debit?.kind === 'bank_account' && <li>{words.mandateEnds(debit.umr, format.shownAccount(debit.iban))}</li>}
        {refund_account === null ? (
          <li>
            {words.refundsNeed}{' '}
            <Link className="text-link" to="/profile/payment-methods/refund-account" search={{}}>
              {words.addAccount}
            </Link>
          </li>
        ) : (
          <li>{words.refundsStay(format.shownAccount(refund_account.iban))}</li>
        )}
        {unpaid_cents > 0 && (
          <li>
            {words.unpaid(format.euros(unpaid_cents))}{' '}
            <Link className="text-link" to="/profile/receipts/due">
              {words.seeUnpaid}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

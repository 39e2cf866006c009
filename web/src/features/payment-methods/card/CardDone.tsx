import { monthInWords } from '@coussinet/contract/domain/format.ts'
import { cardNumber } from '@coussinet/contract/domain/payments.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { Link } from '@tanstack/react-router'
import { cardMessages } from '#messages/payment-methods.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import type { LastHeading } from '#ui/StepHeading.tsx'
import { SuccessScreen } from '#ui/SuccessScreen.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import type { DebitCard } from '../debit/CardFacts.tsx'
import { nextOfDueDay } from '../due-day/due-day-choices.ts'
import styles from './card.module.css'

type CardDoneProps = {
  methods: PaymentMethods
  card: DebitCard
  /** Former means of payment; null where that is not known any more. */
  before: PaymentMethods['debit']
  last: LastHeading
}

export function CardDone({ methods, card, before, last }: CardDoneProps) {
  const words = useMessages(cardMessages)
  const language = useLanguage()
  const format = useFormat()
  const { refund_account, unpaid_cents } = methods
  const next = nextOfDueDay(methods)
  return (
    <div className="content content-narrow">
      <SuccessScreen
        title={words.done}
        last={last}
        acts={
          <>
            <LinkButton variant="primary" size="large" to="/profile/payment-methods">
              {words.toMethods}
            </LinkButton>
            {refund_account === null && (
              <LinkButton variant="surface" size="large" to="/profile/payment-methods/refund-account" search={{}}>
                {words.addAccount}
              </LinkButton>
            )}
          </>
        }
      >
        <p className="strong tnum">{words.until(cardNumber(card), monthInWords(card.expires, language))}</p>
        <p>
          {words.doneText} {next !== null && words.next(format.weekdayAndDay(next))}{' '}
          {before?.kind === 'bank_account' && (
            <Unbroken>{words.mandateEnded(before.umr, format.shownAccount(before.iban))}</Unbroken>
          )}
        </p>
        <p>
          {refund_account === null ? words.refundsNeed : words.refundsStay(format.shownAccount(refund_account.iban))}{' '}
          {words.wrote}
        </p>
      </SuccessScreen>
      {unpaid_cents > 0 && (
        <p className={styles.unpaid}>
          {words.unpaid(format.euros(unpaid_cents))}{' '}
          <Link className="text-link" to="/profile/receipts/due">
            {words.seeUnpaid}
          </Link>
        </p>
      )}
    </div>
  )
}

import { cardNumber } from '@coussinet/contract/domain/payments.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import CreditCard from '~icons/lucide/credit-card'
import { cardMessages } from '#messages/payment-methods.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { report } from '#platform/page/report-failure.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { CardFacts } from '../debit/CardFacts.tsx'
import { openRegistration } from '../payment-methods.queries.ts'
import type { CardOutcome } from './card-return.ts'
import styles from './card.module.css'

type CardStartProps = {
  methods: PaymentMethods
  today: string
  outcome: Exclude<CardOutcome, 'kept'> | null
  /** Failure of an earlier try, shown at the top. */
  failure?: ReactNode
}

export function CardStart({ methods, today, outcome, failure }: CardStartProps) {
  const words = useMessages(cardMessages)
  const language = useLanguage()
  const opening = useMutation(openRegistration)
  const [isLeaving, setIsLeaving] = useState(false)
  const { debit, takes_cards } = methods
  const card = debit?.kind === 'card' ? debit : null

  function open() {
    setIsLeaving(true)
    opening.mutateAsync(newIdempotencyKey()).then(
      ({ href }) => {
        location.assign(href)
        // Until the other page is there; a page that comes back by itself can be pressed again.
        setTimeout(() => setIsLeaving(false), 5000)
      },
      (error: unknown) => {
        setIsLeaving(false)
        report(error, { action: 'payment-methods.card' })
      },
    )
  }

  function reason(error: Error): string {
    if (hasCode(error, 'unavailable')) return words.unavailable
    return hasCode(error, 'conflict') ? words.ended : problemText(error, language)
  }
  const back = (
    <LinkButton variant="quiet" to="/profile/payment-methods">
      {words.back}
    </LinkButton>
  )
  return (
    <div className={`content content-narrow ${styles.page}`}>
      <div className={styles.pageText}>
        <h1>{card ? words.title.other : words.title.first}</h1>
        {failure}
        {outcome !== null && (
          <Note tone={outcome === 'refused' ? 'warning' : 'info'} live title={words[outcome]}>
            {words[`${outcome}Text`]}
          </Note>
        )}
        {takes_cards ? (
          <>
            <p className="lead">{words.lead}</p>
            {card && (
              <section className="card card-line" aria-labelledby="card-present">
                <h2 id="card-present" className="h3">
                  {words.present}
                </h2>
                <CardFacts card={card} today={today} />
              </section>
            )}
            <WhatChanges methods={methods} />
          </>
        ) : (
          <Note
            title={words.notHere}
            action={
              <LinkButton size="small" variant="outline" to="/profile/payment-methods/account" search={{}}>
                {words.toAccount}
              </LinkButton>
            }
          >
            {words.notHereText}
          </Note>
        )}
        {opening.isError && (
          <Note tone="danger" live title={words.notOpened}>
            {reason(opening.error)}
          </Note>
        )}
      </div>
      <WizardFoot back={back}>
        {takes_cards && (
          <Button
            variant="primary"
            size="large"
            icon={<CreditCard />}
            busy={isLeaving ? words.opening : undefined}
            onClick={open}
          >
            {words.continue}
          </Button>
        )}
      </WizardFoot>
    </div>
  )
}

/** Explains before the registration of a card what it pays, what ends, where refunds go, and what it does not pay. */
function WhatChanges({ methods }: { methods: PaymentMethods }) {
  const words = useMessages(cardMessages)
  const format = useFormat()
  const { debit, refund_account, unpaid_cents } = methods
  return (
    <section aria-labelledby="card-changes">
      <h2 id="card-changes" className="h3">
        {words.changes}
      </h2>
      <ul className={styles.changes}>
        <li>{words.debited}</li>
        {debit?.kind === 'card' && <li>{words.replaced(cardNumber(debit))}</li>}
        {debit?.kind === 'bank_account' && (
          <li>
            <Unbroken>{words.mandateEnds(debit.umr, format.shownAccount(debit.iban))}</Unbroken>
          </li>
        )}
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

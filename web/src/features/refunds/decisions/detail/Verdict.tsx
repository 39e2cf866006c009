import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { pastRefundLabels } from '@coussinet/contract/domain/bill.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { lastDayToAnswer, refundStatusNames } from '@coussinet/contract/domain/requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { capitalised, lowered } from '@coussinet/texts/grammar.ts'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import MessageCircle from '~icons/lucide/message-circle'
import { subjectMessages } from '#messages/refund-requests.ts'
import { detailMessages } from '#messages/refunds.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Gate } from '#platform/permissions.tsx'
import { usePromises } from '#platform/promises.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { getCareKinds, requestName } from '../../claims/request/request-name.ts'
import { groundOfStatus, paidAt, requestShownStatus, statusPaw } from '../../claims/request/shown-status.ts'
import { StatusBadge } from '../../claims/request/StatusBadge.tsx'
import { WaitingMessage } from '../../claims/request/WaitingMessage.tsx'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { VerdictHead, VerdictOutcome } from '../../cover/VerdictHead.tsx'
import { refundQueries } from '../../queries/refunds.queries.ts'
import styles from './request-page.module.css'

// It comes with the disputes themselves, below.
const DisputeLink = lazyPart(() => import('./DisputeLink.tsx').then((module) => module.DisputeLink))

/** The account and the day of the payments, as far as the statements are there: the verdict does not wait for them. */
function usePayment({ refunds }: RefundRequest) {
  return useQueries({
    queries: refunds.map(({ id }) => refundQueries.statement(id)),
    combine: (answers) => {
      const paid = answers.flatMap(({ data }) => data ?? [])
      const isWhole = paid.length === answers.length
      return {
        // After a correction part of the refund has left already.
        due: isWhole ? sumBy(paid, ({ due_cents }) => due_cents) : null,
        already: isWhole ? sumBy(paid, ({ paid_cents }) => paid_cents) : 0,
        over: isWhole ? sumBy(paid, ({ overpaid_cents }) => overpaid_cents) : 0,
        account:
          paid.find(({ destination_account }) => destination_account !== null)?.destination_account?.iban ?? null,
        day:
          paid
            .flatMap(({ payment_date }) => payment_date ?? [])
            .sort()
            .at(-1) ?? null,
      }
    },
  })
}

function Outcome({ request }: { request: RefundRequest }) {
  const words = useMessages(detailMessages)
  const { transfer } = usePromises()
  const format = useFormat()
  const payment = usePayment(request)
  const status = requestShownStatus(request)
  const { amount_to_refund_cents, awaited, expected_by, late_days, rejection } = request
  // A correction that lowers the refund does not change what has left.
  const tooMuch = payment.over > 0 && (
    <p className="small">{words.tooMuch(format.euros(payment.already), format.euros(payment.over))}</p>
  )
  if (status === 'rejected') {
    return (
      <VerdictOutcome term={words.reason} reason={rejection ? capitalised(rejection.text) : words.noAmount}>
        {tooMuch}
        {!request.before_portal && (
          <Gate permission="refunds:write">
            <p className={styles.disputeLink}>
              <ErrorBoundary fallback={() => null}>
                <Suspense fallback={null}>
                  <DisputeLink request_id={request.id} />
                </Suspense>
              </ErrorBoundary>
            </p>
          </Gate>
        )}
        <Gate permission="contract:read">
          <Link className="text-link small" to="/profile/contract" hash="complaint">
            {words.complaint}
          </Link>
        </Gate>
      </VerdictOutcome>
    )
  }
  if (status === 'accepted' || status === 'refunded') {
    const isPart = status === 'accepted' && payment.due !== null && payment.due > 0 && payment.already > 0
    const amount = isPart ? payment.due : amount_to_refund_cents
    const hasReturned = request.timeline.findLast(({ at }) => at !== null)?.step === 'payment-returned'
    const paidOn = payment.day ?? (status === 'refunded' ? toLocalDay(paidAt(request) ?? '') : null)
    return (
      <VerdictOutcome
        term={status === 'refunded' ? words.refunded : words.toRefund}
        amount={amount === null ? null : format.euros(amount)}
      >
        {isPart && amount_to_refund_cents !== null && (
          <p className="small">{words.already(format.euros(payment.already), format.euros(amount_to_refund_cents))}</p>
        )}
        {tooMuch}
        <p className="small">
          {status === 'refunded' && paidOn !== null
            ? words.refunded_on(format.longDay(paidOn))
            : hasReturned
              ? words.afterCheck
              : words.soon(transfer)}
          {payment.account && ` ${words.onAccount(format.shownAccount(payment.account))}`}
        </p>
      </VerdictOutcome>
    )
  }
  const due = lastDayToAnswer(awaited, ({ file_id }) => file_id === null)
  const isAsked = status === 'action-required' && due !== null
  const day = isAsked ? due : expected_by
  if (day === null) return null
  return (
    <VerdictOutcome
      term={isAsked ? words.answerBefore : late_days > 0 ? words.answerWas : words.answer}
      day={format.weekdayAndDay(day)}
    />
  )
}

export function Verdict({ request, animals }: { request: RefundRequest; animals: readonly PortrayedAnimal[] }) {
  const words = useMessages(detailMessages)
  const statuses = useMessages(refundStatusNames)
  const format = useFormat()
  const subjects = useMessages(subjectMessages)
  const past = useMessages(pastRefundLabels)
  const language = useLanguage()
  const status = requestShownStatus(request)
  // Before its kinds are known the vet is in the name.
  const vet = getCareKinds(request).length > 0 ? request.vet_name : null
  const care = request.care_date === null ? null : lowered(subjects.careOf(format.longDay(request.care_date)))
  return (
    <VerdictHead
      ground={groundOfStatus(status)}
      title={
        <>
          <div className="row wrap">
            <StatusBadge status={status} label={statuses[status]} />
            {request.tracking_reference && (
              <span className="small tnum nowrap">{words.request(request.tracking_reference)}</span>
            )}
          </div>
          <h1>{requestName(request, language)}</h1>
          {request.before_portal && <p className="small">{past.before}</p>}
        </>
      }
      animals={request.animals.flatMap(({ id }) => animals.find((one) => one.id === id) ?? [])}
      about={[format.list(request.animals.map(({ name }) => name)), care, vet]}
      outcome={<Outcome request={request} />}
      paw={statusPaw(status)}
    >
      {request.waiting_message && (
        <p className="row strong">
          <MessageCircle className="icon-s" />
          <a className="text-link" href="#messages">
            <WaitingMessage message={request.waiting_message} />
          </a>
        </p>
      )}
    </VerdictHead>
  )
}

import { quoteLabels, quoteStatusNames } from '@coussinet/contract/domain/quotes.ts'
import type { Quote, QuoteAnswer } from '@coussinet/contract/quotes.ts'
import { capitalised, lowered } from '@coussinet/texts/grammar.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { quoteMessages } from '#messages/quotes.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Gate } from '#platform/permissions.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { ConfirmDialog } from '#ui/Dialog.tsx'
import { Note } from '#ui/Note.tsx'
import { NoteLine } from '#ui/NoteLine.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { toast } from '#ui/toast-store.ts'
import { CareLines } from '../cover/CareLines.tsx'
import type { PortrayedAnimal } from '../cover/request-animals.ts'
import { VerdictHead, VerdictOutcome } from '../cover/VerdictHead.tsx'
import { Differences } from './Differences.tsx'
import { getNextStep, mayRemove, plannedCare, quoteGrounds, quoteTones } from './quote-state.ts'
import { QuoteFacts, QuoteFiles } from './QuoteFacts.tsx'
import { beginInvoice, removeQuote } from './quotes.queries.ts'
import styles from './quotes.module.css'

type QuotePageProps = { quote: Quote; animals: readonly PortrayedAnimal[] }

export function QuotePage({ quote, animals }: QuotePageProps) {
  const words = useMessages(quoteMessages)
  const format = useFormat()
  const { id, status, animal, answer, deleted_on, request, invoiced } = quote
  const next = getNextStep(quote)
  return (
    <div className="content">
      <div className={styles.page}>
        <Head quote={quote} animals={animals} />
        {status === 'draft' ? (
          deleted_on && <Note tone="info">{words.deletedOn(format.longDay(deleted_on))}</Note>
        ) : (
          <Note tone="info">{next !== 'draft' && words.next[next]}</Note>
        )}
        <div className={styles.acts}>
          <Gate permission="refunds:write">
            {status === 'draft' && (
              <LinkButton variant="primary" size="large" to="/quotes/new" search={{ quote: id }}>
                {words.resume}
              </LinkButton>
            )}
            {next === 'answered' && <SendInvoice id={id} />}
            {(status === 'refused' || status === 'lapsed') && (
              <LinkButton to="/refunds/new" search={{ animal_id: animal?.id }}>
                {words.ordinary}
              </LinkButton>
            )}
          </Gate>
          {request && (
            <LinkButton to="/refunds/$id" params={{ id: request.id }}>
              {words.toRequest}
            </LinkButton>
          )}
          <Gate permission="refunds:write">{mayRemove(quote) && <Remove quote={quote} />}</Gate>
        </div>
        <div className="cols">
          <div className={styles.page}>
            {answer && <Agreed quote={quote} answer={answer} />}
            <Differences lines={invoiced} />
            <QuoteFiles files={quote.files} />
          </div>
          <SideBlock title={words.facts} variant="card">
            <QuoteFacts quote={quote} />
          </SideBlock>
        </div>
      </div>
    </div>
  )
}

function Head({ quote, animals }: QuotePageProps) {
  const words = useMessages(quoteMessages)
  const statuses = useMessages(quoteStatusNames)
  const language = useLanguage()
  const format = useFormat()
  const { status, animal, planned_on, vet_name } = quote
  const day = planned_on && words.planned(format.longDay(planned_on))
  return (
    <VerdictHead
      ground={quoteGrounds[status]}
      className={styles.head}
      title={
        <>
          <div>
            <Badge tone={quoteTones[status]}>{statuses[status]}</Badge>
          </div>
          <h1>{animal === null ? words.unnamed : words.of(animal.name)}</h1>
        </>
      }
      animals={animals.filter(({ id }) => id === animal?.id)}
      about={[plannedCare(quote, language), day && lowered(day), vet_name]}
      outcome={<Outcome quote={quote} />}
    />
  )
}

function Outcome({ quote: { status, answer, refusal, expected_by, late_days } }: { quote: Quote }) {
  const words = useMessages(quoteMessages)
  const labels = useMessages(quoteLabels)
  const format = useFormat()
  if (refusal) return <VerdictOutcome term={words.why} reason={capitalised(refusal.text)} />
  if (answer && (status === 'answered' || status === 'used'))
    return (
      <VerdictOutcome term={labels.agreed} amount={format.euros(answer.refunded_cents)}>
        {status === 'answered' && (
          <p className="small">
            {labels.valid_until} {format.longDay(answer.valid_until)}
          </p>
        )}
      </VerdictOutcome>
    )
  if (expected_by === null) return null
  return (
    <VerdictOutcome term={late_days > 0 ? words.answerWas : words.answerOn} day={format.weekdayAndDay(expected_by)}>
      {late_days > 0 && <p className="small">{words.late(late_days)}</p>}
    </VerdictOutcome>
  )
}

function Agreed({ quote: { status }, answer }: { quote: Quote; answer: QuoteAnswer }) {
  const words = useMessages(quoteMessages)
  const labels = useMessages(quoteLabels)
  const format = useFormat()
  const { lines, refunded_cents, valid_until, reserved_cents, conditions, explanation } = answer
  return (
    <section aria-labelledby="quote-answer" className={styles.agreed}>
      <SectionHeading id="quote-answer" title={words.answer} />
      <CareLines lines={lines} caption={words.answer} billed={words.columns.agreed} />
      <DescriptionList
        variant="bill"
        facts={[
          { term: labels.valid_until, value: format.longDay(valid_until) },
          ...(status === 'answered' ? [{ term: labels.reserved, value: format.euros(reserved_cents) }] : []),
          { term: labels.agreed, value: format.euros(refunded_cents), isTotal: true },
        ]}
      />
      {explanation && <Note title={labels.reason}>{explanation}</Note>}
      {conditions && (
        <Note title={labels.conditions}>
          <NoteLine>{conditions}</NoteLine>
        </Note>
      )}
    </section>
  )
}

function SendInvoice({ id }: { id: string }) {
  const words = useMessages(quoteMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const [key] = useState(newIdempotencyKey)
  const beginning = useMutation(beginInvoice(id))
  const begin = () =>
    beginning.mutate(key, {
      onSuccess: (request) => navigate({ to: '/refunds/new', search: { request: request.id, step: 'invoice' } }),
      onError: (error) => toast({ text: problemText(error, language), tone: 'danger' }),
    })
  return (
    <Button variant="primary" size="large" busy={beginning.isPending ? words.opening : undefined} onClick={begin}>
      {words.sendInvoice}
    </Button>
  )
}

function Remove({ quote: { id, status } }: { quote: Quote }) {
  const words = useMessages(quoteMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const removal = useMutation(removeQuote)
  const isDraft = status === 'draft'
  async function confirm() {
    setIsAsking(false)
    try {
      // A deleted draft has no page; it is left before it is fetched again.
      if (isDraft) await navigate({ to: '/quotes' })
      await removal.mutateAsync(id)
      toast({ text: isDraft ? words.removed : words.withdrawn })
    } catch (error) {
      toast({ text: problemText(error, language), tone: 'danger' })
    }
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {isDraft ? words.remove : words.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={isDraft ? words.removeTitle : words.withdrawTitle}
        text={isDraft ? words.removeText : status === 'pending' ? words.withdrawPending : words.withdrawText}
        confirmLabel={isDraft ? words.yesRemove : words.yesWithdraw}
        cancelLabel={words.keep}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}

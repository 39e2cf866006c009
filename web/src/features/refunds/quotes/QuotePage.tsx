import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import { quoteLabels, quoteStatusNames } from '@coussinet/contract/domain/quote-labels.ts'
import type { Quote, QuoteAnswer } from '@coussinet/contract/quotes.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newIdempotencyKey } from '#platform/call.ts'
import { problemText } from '#platform/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Gate } from '#platform/permissions.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Note } from '#ui/Note.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { toast } from '#ui/toast-store.ts'
import { CareLines } from '../CareLines.tsx'
import { Differences } from './Differences.tsx'
import { mayRemove, nextOf, quoteTones } from './quote-state.ts'
import { QuoteFacts, QuoteFiles } from './QuoteFacts.tsx'
import { quoteMessages } from './quotes.messages.ts'
import { beginInvoice, removeQuote } from './quotes.queries.ts'
import styles from './quotes.module.css'

/** A quote in each of its states: what was answered, by when it holds, and what to do next. */
export function QuotePage({ quote }: { quote: Quote }) {
  const words = useMessages(quoteMessages)
  const statuses = useMessages(quoteStatusNames)
  const format = useFormat()
  const { id, status, animal, answer, refusal, deleted_on, expected_by, late_days, request, invoiced } = quote
  const next = nextOf(quote)
  return (
    <div className="content">
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{animal === null ? words.unnamed : words.of(animal.name)}</h1>
          <Badge tone={quoteTones[status]}>{statuses[status]}</Badge>
          {expected_by && (
            <p className="muted">
              {late_days > 0 ? words.late(late_days) : words.answerBy(format.longDay(expected_by))}
            </p>
          )}
        </div>
        {status === 'draft' ? (
          deleted_on && <Note tone="info">{words.deletedOn(format.longDay(deleted_on))}</Note>
        ) : (
          <Note tone={status === 'refused' ? 'warning' : 'info'} title={refusal && capitalised(refusal.text)}>
            {next !== 'draft' && words.next[next]}
          </Note>
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
            {answer && <Agreed answer={answer} isOpen={status === 'answered'} />}
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

/** The answer by line, with its conditions, its last day and what is reserved. */
function Agreed({ answer, isOpen }: { answer: QuoteAnswer; isOpen: boolean }) {
  const words = useMessages(quoteMessages)
  const labels = useMessages(quoteLabels)
  const format = useFormat()
  const { lines, refunded_cents, valid_until, reserved_cents, conditions, explanation } = answer
  return (
    <section aria-labelledby="quote-answer">
      <SectionHeading id="quote-answer" title={words.answer} />
      <CareLines lines={lines} caption={words.answer} />
      <DescriptionList
        facts={[
          { term: labels.agreed, value: format.euros(refunded_cents), isTotal: true },
          { term: labels.valid_until, value: format.longDay(valid_until) },
          ...(isOpen ? [{ term: labels.reserved, value: format.euros(reserved_cents) }] : []),
        ]}
      />
      {explanation && <Note title={labels.reason}>{explanation}</Note>}
      {conditions && <Note title={labels.conditions}>{conditions}</Note>}
    </section>
  )
}

/** Begins the request for the invoice, with what the quote told of it. */
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

/** Withdraws a quote or deletes its draft, after a question. */
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
      // A draft that is gone has no page; it is left before it is read again.
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
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={isDraft ? words.removeTitle : words.withdrawTitle}
        text={isDraft ? words.removeText : words.withdrawText}
        actions={
          <>
            <Button variant="quiet" onClick={() => void confirm()}>
              {isDraft ? words.yesRemove : words.yesWithdraw}
            </Button>
            <Button variant="primary" onClick={() => setIsAsking(false)}>
              {words.keep}
            </Button>
          </>
        }
      />
    </>
  )
}

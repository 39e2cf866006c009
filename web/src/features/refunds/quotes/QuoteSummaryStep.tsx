import type { Quote } from '@coussinet/contract/quotes.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import Send from '~icons/lucide/send'
import { quoteMessages } from '#messages/quotes.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Button } from '#ui/Button.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Arithmetic } from '../cover/Arithmetic.tsx'
import { isStepDone, findQuotePaper, quoteSteps } from './quote-steps.ts'
import { QuoteFacts } from './QuoteFacts.tsx'
import { QuoteFoot, StepFailed } from './QuoteFoot.tsx'
import { quoteQueries, sendQuote } from './quotes.queries.ts'
import styles from './quotes.module.css'

// Few papers are others than they should be.
const OtherPaper = lazyPart(() => import('../documents/reading/OtherPaper.tsx').then((module) => module.OtherPaper))

/** Step 4: all that is about to be sent, with the estimate beside. */
export function QuoteSummaryStep({ quote }: { quote: Quote }) {
  const all = useMessages(quoteMessages)
  const { wizard: words } = all
  const navigate = useNavigate()
  const [key] = useState(newIdempotencyKey)
  const sending = useMutation(sendQuote)
  const document = findQuotePaper(quote)?.reading?.document
  const lacking = quoteSteps.find((step) => step !== 'summary' && !isStepDone(step, quote))
  const send = () =>
    sending.mutate(
      { id: quote.id, key },
      { onSuccess: ({ id }) => void navigate({ to: '/quotes/$id', params: { id } }) },
    )
  return (
    <div className={styles.fields}>
      {document && document !== 'quote' && (
        <Suspense fallback={null}>
          <OtherPaper paper="quote" document={document} />
        </Suspense>
      )}
      <div className="cols">
        <section aria-label={all.facts} className="stack gap-m">
          {quote.animal && <p className="strong">{all.of(quote.animal.name)}</p>}
          <QuoteFacts quote={quote} />
        </section>
        <SideBlock title={words.summary.estimate} variant="card">
          <Block what={words.summary.estimateFailed} pending={<Skeleton shape="rows" label={all.loading} />}>
            <QuoteEstimate quote={quote} />
          </Block>
          <p className={`small muted ${styles.notDecision}`}>{words.summary.notDecision}</p>
        </SideBlock>
      </div>
      <StepFailed error={sending.error} />
      <QuoteFoot quote={quote} step="summary">
        <Button
          variant="primary"
          size="large"
          icon={<Send />}
          busy={sending.isPending ? words.summary.sending : undefined}
          unavailable={lacking !== undefined}
          onUnavailable={() => void navigate({ to: '/quotes/new', search: { quote: quote.id, step: lacking } })}
          onClick={send}
        >
          {words.summary.send}
        </Button>
      </QuoteFoot>
    </div>
  )
}

function QuoteEstimate({ quote }: { quote: Quote }) {
  const { animal_id, planned_on, cause, first_symptoms_on, lines } = quote
  if (animal_id === null || planned_on === null || cause === null || lines.length === 0) return null
  return (
    <Estimated
      labels={lines.map(({ label }) => label)}
      question={{
        animal_id,
        care_date: planned_on,
        cause,
        first_symptoms_on,
        lines: lines.map(({ care_kind, billed_cents }) => ({ care_kind, billed_cents })),
      }}
    />
  )
}

type EstimatedProps = { labels: readonly string[]; question: Parameters<typeof quoteQueries.estimate>[0] }

/** The lines bear the names that the quote has for them. */
function Estimated({ labels, question }: EstimatedProps) {
  const { data } = useSuspenseQuery(quoteQueries.estimate(question))
  const lines = data.lines.map((line, place) => ({ ...line, label: labels[place] || line.label }))
  return <Arithmetic payout="quote" computation={data.computation} lines={lines} reasons={data.reasons} />
}

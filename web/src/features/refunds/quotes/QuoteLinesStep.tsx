import type { Quote } from '@coussinet/contract/quotes.ts'
import { Suspense } from 'react'
import { quoteMessages } from '#messages/quotes.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { EstimateLine } from '../cover/estimate/estimate-form.ts'
import { EstimateLines } from '../cover/estimate/EstimateLines.tsx'
import { findQuotePaper } from './quote-steps.ts'
import { NextButton, QuoteFoot, StepFailed } from './QuoteFoot.tsx'
import { areAsRead, firstLines, toFormLines, getLinesRead } from './read-lines.ts'
import { type StepInput, useQuoteForm } from './use-quote-step.ts'
import styles from './quotes.module.css'

const QuoteLinesRead = lazyPart(() => import('./QuoteLinesRead.tsx').then((module) => module.QuoteLinesRead))
const QuoteLineRead = lazyPart(() => import('./QuoteLinesRead.tsx').then((module) => module.QuoteLineRead))

/** Step 3: the lines of the quote, each with its kind of care and its amount; those that were read are there already. */
export function QuoteLinesStep({ quote, input }: { quote: Quote; input: StepInput<'lines'> }) {
  const { wizard: words } = useMessages(quoteMessages)
  // Until the member edits a line, they follow the reading, which may arrive while the page is open.
  const paper = findQuotePaper(quote)
  const read = getLinesRead(paper?.reading)
  const lines = input.typed ?? firstLines(quote, read)
  const whole = lines.flatMap(({ label = '', care_kind, billed_cents, isReadable }) =>
    care_kind === null || billed_cents === null || !isReadable
      ? []
      : [{ label: label.trim(), care_kind, billed_cents }],
  )
  const labelAt = (place: number) => `lines.${place}.label`
  const form = useQuoteForm({
    quote,
    step: 'lines',
    onSaved: input.clear,
    fields: lines.map((_, place) => labelAt(place)),
    reading:
      whole.length === lines.length ? { body: { lines: whole } } : { errors: { lines: ['required'] }, params: {} },
  })
  const isChecked = form.errorOf('lines') !== undefined
  function tell(changed: readonly EstimateLine[]) {
    input.tell(changed)
    form.change(lines.map((_, place) => labelAt(place)))
  }
  const change = (key: number, changes: Partial<EstimateLine>) =>
    tell(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  const readAt = ({ read: place }: EstimateLine) => (place === undefined ? undefined : read?.lines[place])
  return (
    <form className={styles.fields} noValidate onSubmit={form.onSubmit}>
      {paper?.reading && (
        <Suspense fallback={null}>
          <QuoteLinesRead
            quote={quote}
            reading={paper.reading}
            read={read}
            isTaken={read !== null && areAsRead(lines, read)}
            onTake={() => read && tell(toFormLines(read))}
          />
        </Suspense>
      )}
      <EstimateLines
        lines={lines}
        isChecked={isChecked}
        onLines={tell}
        head={(line, place) => {
          const source = readAt(line)
          if (line.label === undefined) return null
          return (
            <>
              <TextField
                label={words.lines.label}
                maxLength={120}
                value={line.label}
                error={form.errorOf(labelAt(place))}
                onValue={(label) => change(line.key, { label })}
              />
              {source && paper && (
                <Suspense fallback={null}>
                  <QuoteLineRead
                    file={paper}
                    line={source}
                    shown={line}
                    onTake={(changes) => change(line.key, changes)}
                  />
                </Suspense>
              )}
            </>
          )
        }}
      />
      <StepFailed error={form.failure} />
      <QuoteFoot quote={quote} step="lines" lacks={isChecked && whole.length === 0 ? words.lacks.lines : null}>
        <NextButton isSaving={form.isBusy} />
      </QuoteFoot>
    </form>
  )
}

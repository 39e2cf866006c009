import type { Quote } from '@coussinet/contract/quotes.ts'
import { useRef } from 'react'
import { quoteMessages } from '#messages/quotes.ts'
import { hasLeft } from '#platform/ended-cover.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { usePreloadAtRest } from '#platform/page/use-preload-at-rest.ts'
import { Note } from '#ui/Note.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StepHeading } from '#ui/StepHeading.tsx'
import { Wizard } from '#ui/Wizard.tsx'
import type { PortrayedAnimal } from '../cover/request-animals.ts'
import { type QuoteStep, skippedSteps, stepOfQuote } from './quote-steps.ts'
import { QuoteDocumentStep } from './QuoteDocumentStep.tsx'
import { useQuoteInput } from './use-quote-step.ts'

// The later steps come when the first one is at rest: they are there before the document is.
const QuoteCareStep = lazyPart(() => import('./QuoteCareStep.tsx').then((module) => module.QuoteCareStep))
const QuoteLinesStep = lazyPart(() => import('./QuoteLinesStep.tsx').then((module) => module.QuoteLinesStep))
const QuoteSummaryStep = lazyPart(() => import('./QuoteSummaryStep.tsx').then((module) => module.QuoteSummaryStep))

type NewQuotePageProps = {
  quote: Quote | undefined
  animals: readonly PortrayedAnimal[]
  /** the animal that the member came from */
  about: string | null
  wanted: QuoteStep | null
  today: string
}

const toes = { document: 1, care: 2, lines: 3, summary: 4 } as const

export function NewQuotePage({ quote, animals, about, wanted, today }: NewQuotePageProps) {
  const words = useMessages(quoteMessages)
  const { wizard } = words
  const input = useQuoteInput(quote?.id)
  const last = useRef<HTMLHeadingElement>(null)
  const step = stepOfQuote(quote, wanted)
  usePreloadAtRest([QuoteCareStep, QuoteLinesStep, QuoteSummaryStep])
  // Nothing is agreed about an animal that left, or that no cover was chosen for.
  const covered = animals.filter((animal) => animal.formula.name !== 'default' && !hasLeft(animal, today))
  const heading = <StepHeading key={step} title={wizard[step].title} help={wizard[step].help} last={last} />
  return (
    <Wizard
      path={{
        label: wizard.path,
        steps: [wizard.steps.document, wizard.steps.care, wizard.steps.lines, wizard.steps.summary],
        current: toes[step],
        skipped: skippedSteps(step, quote),
        where: wizard.where(toes[step]),
        doneText: wizard.done,
      }}
    >
      {heading}
      {covered.length === 0 ? (
        <Note tone="info">{wizard.noAnimal}</Note>
      ) : step === 'document' ? (
        <QuoteDocumentStep quote={quote} animals={covered} about={about} />
      ) : (
        quote && (
          <Block what={words.failed} pending={<Skeleton shape="rows" label={words.loading} />}>
            {step === 'care' && <QuoteCareStep key={quote.id} quote={quote} animals={covered} input={input.care} />}
            {step === 'lines' && <QuoteLinesStep key={quote.id} quote={quote} input={input.lines} />}
            {step === 'summary' && <QuoteSummaryStep quote={quote} />}
          </Block>
        )
      )}
    </Wizard>
  )
}

import { causeNames } from '@coussinet/contract/domain/cause-names.ts'
import type { Quote } from '@coussinet/contract/quotes.ts'
import { type Cause, causes } from '@coussinet/contract/refund-requests.ts'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { useStart } from '#platform/browser/use-start.ts'
import { whenIdle } from '#platform/browser/when-idle.ts'
import { hasLeft } from '#platform/ended-cover.ts'
import { problemFields } from '#platform/form/field-sentences.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Block } from '#platform/page/Block.tsx'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { DateField } from '#ui/DateField.tsx'
import { focusFirstError } from '#ui/focus-first-error.ts'
import { Note } from '#ui/Note.tsx'
import { PickCard, PickCards } from '#ui/PickCards.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StepHeading } from '#ui/StepHeading.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { PortrayedAnimal } from '../cover/request-animals.ts'
import { paperOf, type QuoteStep, skippedSteps, stepOfQuote } from './quote-steps.ts'
import { QuoteDocumentStep } from './QuoteDocumentStep.tsx'
import { NextButton, QuoteFoot, StepFailed } from './QuoteFoot.tsx'
import { quoteMessages } from './quotes.messages.ts'
import { useQuoteStep } from './use-quote-step.ts'
import styles from './quotes.module.css'

// It has something to say once the document was read.
const ReadHint = lazyPart(() => import('../documents/reading/ReadHint.tsx').then((module) => module.ReadHint))

// The last steps come when the first one is at rest: they are there before the document is.
const QuoteLinesStep = lazyPart(() => import('./QuoteLinesStep.tsx').then((module) => module.QuoteLinesStep))
const QuoteSummaryStep = lazyPart(() => import('./QuoteSummaryStep.tsx').then((module) => module.QuoteSummaryStep))

function preloadLastSteps() {
  for (const part of [QuoteLinesStep, QuoteSummaryStep]) part.preload().catch(() => undefined)
}

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
  const last = useRef<HTMLHeadingElement>(null)
  const step = stepOfQuote(quote, wanted)
  useStart(() => whenIdle(preloadLastSteps))
  // Nothing is agreed about an animal that left, or that no cover was chosen for.
  const covered = animals.filter((animal) => animal.formula.name !== 'default' && !hasLeft(animal, today))
  const heading = <StepHeading key={step} title={wizard[step].title} help={wizard[step].help} last={last} />
  return (
    <div className="content content-narrow">
      <Stepper
        label={wizard.path}
        steps={[wizard.steps.document, wizard.steps.care, wizard.steps.lines, wizard.steps.summary]}
        current={toes[step]}
        skipped={skippedSteps(step, quote)}
        where={wizard.where(toes[step])}
        doneText={wizard.done}
      />
      {heading}
      {covered.length === 0 ? (
        <Note tone="info">{wizard.noAnimal}</Note>
      ) : step === 'document' ? (
        <QuoteDocumentStep quote={quote} animals={covered} about={about} />
      ) : (
        quote && (
          <Block what={words.failed} pending={<Skeleton shape="rows" label={words.loading} />}>
            {step === 'care' && <CareStep key={quote.id} quote={quote} animals={covered} />}
            {step === 'lines' && <QuoteLinesStep key={quote.id} quote={quote} />}
            {step === 'summary' && <QuoteSummaryStep quote={quote} />}
          </Block>
        )
      )}
    </div>
  )
}

type Care = { animal_id: string; planned_on: string; vet_name: string; cause: Cause | null; first_symptoms_on: string }

/** Step 2: the animal, the planned day, the vet, and why. */
function CareStep({ quote, animals }: { quote: Quote; animals: readonly PortrayedAnimal[] }) {
  const { wizard: words } = useMessages(quoteMessages)
  const named = useMessages(causeNames)
  const language = useLanguage()
  // Fields that are not touched follow the draft: the reading may fill it while the page is open.
  const [told, setTold] = useState<Partial<Care>>({})
  const [only, ...others] = animals
  const care: Care = {
    animal_id: quote.animal_id ?? (others.length === 0 ? only?.id : undefined) ?? '',
    planned_on: quote.planned_on ?? '',
    vet_name: quote.vet_name ?? '',
    cause: quote.cause,
    first_symptoms_on: quote.first_symptoms_on ?? '',
    ...told,
  }
  const [isChecked, setIsChecked] = useState(false)
  const { saving, save } = useQuoteStep(quote, 'care')
  const fields = problemFields(saving.error, language)
  const tell = (more: Partial<Care>) => setTold((before) => ({ ...before, ...more }))
  const missing = (isMissing: boolean, lack: 'animal' | 'cause' | 'planned_on') =>
    isChecked && isMissing ? words.lacks[lack] : undefined
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    const { currentTarget } = event
    const { animal_id, planned_on, vet_name, cause, first_symptoms_on } = care
    if (animal_id === '' || planned_on === '' || cause === null) {
      requestAnimationFrame(() => focusFirstError(currentTarget))
      return
    }
    save({
      animal_id,
      planned_on,
      cause,
      // Untouched, it is what is kept, or what the reading fills a moment from now.
      ...(told.vet_name === undefined ? {} : { vet_name: vet_name.trim() === '' ? null : vet_name }),
      first_symptoms_on: cause === 'illness' && first_symptoms_on !== '' ? first_symptoms_on : null,
    })
  }
  const paper = paperOf(quote)
  const isRead = paper?.reading?.status === 'done'
  const byChip = animals.find(({ icad }) => icad !== null && icad === paper?.reading?.chip?.value)
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <div>
        <PickCards legend={words.care.animal} error={missing(care.animal_id === '', 'animal')}>
          {animals.map(({ id, name, face, ground, formula_label }) => (
            <PickCard
              key={id}
              type="radio"
              name="animal"
              label={name}
              hint={formula_label[language]}
              face={face}
              ground={ground}
              checked={id === care.animal_id}
              onCheck={() => tell({ animal_id: id })}
            />
          ))}
        </PickCards>
        {isRead && byChip && (
          <Suspense fallback={null}>
            <ReadHint
              paper="quote"
              file={paper}
              source="chip"
              shown={animals.find(({ id }) => id === care.animal_id)?.icad ?? ''}
              said={byChip.name}
              onTake={() => tell({ animal_id: byChip.id })}
            />
          </Suspense>
        )}
      </div>
      <RadioCards
        legend={words.care.cause}
        name="cause"
        value={care.cause}
        error={missing(care.cause === null, 'cause')}
        onValue={(value) => tell({ cause: causes.find((one) => one === value) ?? null })}
        options={causes.map((value) => ({ value, label: named[value] }))}
      />
      <div className={styles.days}>
        <DateField
          label={words.care.day}
          value={care.planned_on}
          error={missing(care.planned_on === '', 'planned_on') ?? fields['planned_on']}
          onValue={(planned_on) => tell({ planned_on })}
        />
        {care.cause === 'illness' && (
          <DateField
            label={words.care.symptoms}
            optional={words.care.optional}
            value={care.first_symptoms_on}
            error={fields['first_symptoms_on']}
            onValue={(first_symptoms_on) => tell({ first_symptoms_on })}
          />
        )}
      </div>
      <div>
        <TextField
          label={words.care.vet}
          optional={words.care.optional}
          maxLength={120}
          value={care.vet_name}
          error={fields['vet_name']}
          onValue={(vet_name) => tell({ vet_name })}
        />
        {isRead && (
          <Suspense fallback={null}>
            <ReadHint
              paper="quote"
              file={paper}
              source="clinic"
              shown={care.vet_name}
              onTake={(vet_name) => tell({ vet_name })}
            />
          </Suspense>
        )}
      </div>
      <StepFailed error={saving.error} />
      <QuoteFoot quote={quote} step="care">
        <NextButton isSaving={saving.isPending} />
      </QuoteFoot>
    </form>
  )
}

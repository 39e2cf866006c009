import { causeNames } from '@coussinet/contract/domain/care.ts'
import { causes } from '@coussinet/contract/domain/requests.ts'
import type { Quote } from '@coussinet/contract/quotes.ts'
import { Suspense } from 'react'
import { quoteMessages } from '#messages/quotes.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { DateField } from '#ui/DateField.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { TextField } from '#ui/TextField.tsx'
import { AnimalCards } from '../cover/AnimalCards.tsx'
import type { PortrayedAnimal } from '../cover/request-animals.ts'
import { findQuotePaper } from './quote-steps.ts'
import { NextButton, QuoteFoot, StepFailed } from './QuoteFoot.tsx'
import { type QuoteCare, type StepInput, useQuoteForm } from './use-quote-step.ts'
import styles from './quotes.module.css'

// It shows something once the document was read.
const ReadHint = lazyPart(() => import('../documents/reading/ReadHint.tsx').then((module) => module.ReadHint))

type QuoteCareStepProps = { quote: Quote; animals: readonly PortrayedAnimal[]; input: StepInput<'care'> }

/** Step 2: the animal, the planned day, the vet, and why. */
export function QuoteCareStep({ quote, animals, input }: QuoteCareStepProps) {
  const { wizard: words } = useMessages(quoteMessages)
  const named = useMessages(causeNames)
  const { care, form, tell } = useQuoteCare(quote, animals, input)
  const paper = findQuotePaper(quote)
  const isRead = paper?.reading?.status === 'done'
  const byChip = animals.find(({ icad }) => icad !== null && icad === paper?.reading?.chip?.value)
  return (
    <form className={styles.fields} noValidate onSubmit={form.onSubmit}>
      <div>
        <AnimalCards
          legend={words.care.animal}
          animals={animals}
          chosen={care.animal_id}
          error={form.errorOf('animal_id')}
          onChoose={(id) => tell({ animal_id: id })}
        />
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
        error={form.errorOf('cause')}
        onValue={(value) => tell({ cause: causes.find((one) => one === value) ?? null })}
        options={causes.map((value) => ({ value, label: named[value] }))}
      />
      <div className={styles.days}>
        <DateField
          label={words.care.day}
          value={care.planned_on}
          error={form.errorOf('planned_on')}
          onValue={(planned_on) => tell({ planned_on })}
        />
        {care.cause === 'illness' && (
          <DateField
            label={words.care.symptoms}
            optional={words.care.optional}
            value={care.first_symptoms_on}
            error={form.errorOf('first_symptoms_on')}
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
          error={form.errorOf('vet_name')}
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
      <StepFailed error={form.failure} />
      <QuoteFoot quote={quote} step="care">
        <NextButton isSaving={form.isBusy} />
      </QuoteFoot>
    </form>
  )
}

const required = ['animal_id', 'cause', 'planned_on'] as const

/** Care that a quote is for: fields that are not touched follow the draft, which the reading may fill while the page is open. */
function useQuoteCare(quote: Quote, animals: readonly { id: string }[], { typed, tell, clear }: StepInput<'care'>) {
  const { wizard: words } = useMessages(quoteMessages)
  const [only, ...others] = animals
  const care: QuoteCare = {
    animal_id: quote.animal_id ?? (others.length === 0 ? only?.id : undefined) ?? '',
    planned_on: quote.planned_on ?? '',
    vet_name: quote.vet_name ?? '',
    cause: quote.cause,
    first_symptoms_on: quote.first_symptoms_on ?? '',
    ...typed,
  }
  const { animal_id, planned_on, vet_name, cause, first_symptoms_on } = care
  const missing = required.filter((field) => !care[field])
  const form = useQuoteForm({
    quote,
    step: 'care',
    onSaved: clear,
    fields: Object.keys(care),
    lacking: { animal_id: words.lacks.animal, cause: words.lacks.cause, planned_on: words.lacks.planned_on },
    reading:
      missing.length > 0
        ? { errors: Object.fromEntries(missing.map((field) => [field, ['required']])), params: {} }
        : {
            body: {
              animal_id,
              planned_on,
              ...(cause && { cause }),
              // Unchanged, it is the saved value, or the one that the reading fills in a moment later.
              ...(typed.vet_name === undefined ? {} : { vet_name: vet_name.trim() === '' ? null : vet_name }),
              first_symptoms_on: cause === 'illness' && first_symptoms_on !== '' ? first_symptoms_on : null,
            },
          },
  })
  return {
    care,
    form,
    tell(more: Partial<QuoteCare>) {
      tell(more)
      form.change(Object.keys(more))
    },
  }
}

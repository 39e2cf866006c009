import type { Cause } from '@coussinet/contract/domain/request-states.ts'
import type { Quote } from '@coussinet/contract/quotes.ts'
import { useState } from 'react'
import { useMessages } from '#platform/language/i18n.ts'
import { quoteMessages } from './quotes.messages.ts'
import { useQuoteForm } from './use-quote-step.ts'

type Care = { animal_id: string; planned_on: string; vet_name: string; cause: Cause | null; first_symptoms_on: string }

const required = ['animal_id', 'cause', 'planned_on'] as const

/** Care that a quote is for: fields that are not touched follow the draft, which the reading may fill while the page is open. */
export function useQuoteCare(quote: Quote, animals: readonly { id: string }[]) {
  const { wizard: words } = useMessages(quoteMessages)
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
  const { animal_id, planned_on, vet_name, cause, first_symptoms_on } = care
  const missing = required.filter((field) => !care[field])
  const form = useQuoteForm({
    quote,
    step: 'care',
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
              // Untouched, it is what is kept, or what the reading fills a moment from now.
              ...(told.vet_name === undefined ? {} : { vet_name: vet_name.trim() === '' ? null : vet_name }),
              first_symptoms_on: cause === 'illness' && first_symptoms_on !== '' ? first_symptoms_on : null,
            },
          },
  })
  return {
    care,
    form,
    tell(more: Partial<Care>) {
      setTold((before) => ({ ...before, ...more }))
      form.change(Object.keys(more))
    },
  }
}

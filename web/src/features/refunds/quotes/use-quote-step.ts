import type { Quote, QuoteChanges } from '@coussinet/contract/quotes.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { type QuoteStep, quoteSteps } from './quote-steps.ts'
import { saveQuote } from './quotes.queries.ts'

/** Keeps what a step told, and goes to the next one. */
export function useQuoteStep(quote: Quote | undefined, step: QuoteStep) {
  const navigate = useNavigate()
  const [key] = useState(newIdempotencyKey)
  const saving = useMutation(saveQuote)
  const next = quoteSteps[quoteSteps.indexOf(step) + 1] ?? 'summary'
  const go = (id: string) => navigate({ to: '/quotes/new', search: { quote: id, step: next } })
  return {
    saving,
    go,
    save: (changes: QuoteChanges) =>
      saving.mutate({ id: quote?.id, changes, key }, { onSuccess: ({ id }) => void go(id) }),
  }
}

import type { Quote, QuoteChanges } from '@coussinet/contract/quotes.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { FormReading } from '#platform/form/reading.ts'
import { useForm } from '#platform/form/use-form.ts'
import { type QuoteStep, quoteSteps } from './quote-steps.ts'
import { saveQuote } from './quotes.queries.ts'

/** Goes on from a step to the next one. */
export function useNextStep(step: QuoteStep) {
  const navigate = useNavigate()
  const next = quoteSteps[quoteSteps.indexOf(step) + 1] ?? 'summary'
  return (id: string) => navigate({ to: '/quotes/new', search: { quote: id, step: next } })
}

type QuoteFormRules = {
  quote: Quote
  step: QuoteStep
  fields: readonly string[]
  /** The form's own sentence for a field that is empty, by its path. */
  lacking?: Readonly<Record<string, string>>
  reading: FormReading<QuoteChanges>
}

/** Form of a step of a quote: saves it and goes to the next step. */
export function useQuoteForm({ quote: { id }, step, ...rules }: QuoteFormRules) {
  const router = useRouter()
  const goOn = useNextStep(step)
  const saving = useMutation(saveQuote)
  return useForm({
    ...rules,
    action: `quotes.${step}`,
    async send(changes) {
      const { latestLocation: from } = router
      await saving.mutateAsync({ id, changes })
      return from
    },
    onDone(from, { isStale }) {
      // The member may have left, or typed more, meanwhile.
      if (!isStale && router.latestLocation === from) void goOn(id)
    },
    showsFailure: true,
  })
}

import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { Quote, QuoteChanges } from '@coussinet/contract/quotes.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { FormReading } from '#platform/form/reading.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useRestoredState } from '#platform/page/form-memory.ts'
import type { EstimateLine } from '../cover/estimate/estimate-form.ts'
import { type QuoteStep, quoteSteps } from './quote-steps.ts'
import { saveQuote } from './quotes.queries.ts'

/** Goes on from a step to the next one. */
export function useNextStep(step: QuoteStep) {
  const navigate = useNavigate()
  const next = quoteSteps[quoteSteps.indexOf(step) + 1] ?? 'summary'
  return (id: string) => navigate({ to: '/quotes/new', search: { quote: id, step: next } })
}

export type QuoteCare = {
  animal_id: string
  planned_on: string
  vet_name: string
  cause: Cause | null
  first_symptoms_on: string
}
/** `lines`: null until one is edited */
type QuoteInput = {
  quote_id: string | undefined
  care: Partial<QuoteCare>
  lines: readonly EstimateLine[] | null
}
const noInput: QuoteInput = { quote_id: undefined, care: {}, lines: null }

/** Input of a quote's steps that is not saved yet: it outlasts a step that is left, and an expired session. */
export function useQuoteInput(quote_id: string | undefined) {
  const [input, setInput] = useRestoredState<QuoteInput, `${string}.input`>(`${quote_id ?? 'new'}.input`, noInput)
  const own = (all: QuoteInput) => (all.quote_id === quote_id ? all : noInput)
  const { care, lines } = own(input)
  return {
    care: {
      typed: care,
      tell: (more: Partial<QuoteCare>) =>
        setInput((all) => ({ ...own(all), quote_id, care: { ...own(all).care, ...more } })),
      clear: () => setInput((all) => (own(all).lines === null ? noInput : { ...own(all), care: {} })),
    },
    lines: {
      typed: lines,
      tell: (changed: readonly EstimateLine[]) => setInput((all) => ({ ...own(all), quote_id, lines: changed })),
      clear: () =>
        setInput((all) => (Object.keys(own(all).care).length === 0 ? noInput : { ...own(all), lines: null })),
    },
  }
}
export type StepInput<Step extends 'care' | 'lines'> = ReturnType<typeof useQuoteInput>[Step]

type QuoteFormRules = {
  quote: Quote
  step: QuoteStep
  fields: readonly string[]
  /** The form's own sentence for a field that is empty, by its path. */
  lacking?: Readonly<Record<string, string>>
  reading: FormReading<QuoteChanges>
  /** Called with the input saved, unless more was typed meanwhile. */
  onSaved: () => void
}

/** Form of a step of a quote: saves it and goes to the next step. */
export function useQuoteForm({ quote: { id }, step, onSaved, ...rules }: QuoteFormRules) {
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
      if (isStale) return
      onSaved()
      // The member may have left meanwhile.
      if (router.latestLocation === from) void goOn(id)
    },
    showsFailure: true,
  })
}

import type { Country } from '@coussinet/contract/domain/countries.ts'
import { requestQuote } from '@coussinet/contract/sponsorship.ts'
import { useState } from 'react'
import { call } from '#platform/calls/call.ts'
import { problemFields } from '#platform/form/field-sentences.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useLanguage } from '#platform/language/i18n.ts'
import { emptyQuote, readQuote, type TypedQuote } from './quote-form.ts'

type SentQuote = { reference: string; email: string }

/** State of a quote's form: texts, errors, and sending, once however often the button is pressed. */
export function useQuote(code: string, country: Country) {
  const language = useLanguage()
  const [typed, setTyped] = useState(() => emptyQuote(country))
  const [sent, setSent] = useState<SentQuote | null>(null)
  const isAtField = (error: unknown) => Object.keys(problemFields(error, language)).some((path) => path in typed)
  const form = useForm({
    action: 'sponsorship.quote',
    fields: Object.keys(typed),
    reading: readQuote(code, typed),
    send: (body) => call(requestQuote, { body }),
    onDone: ({ reference }, { body }) => setSent({ reference, email: body.email }),
    showsFailure: true,
  })

  return {
    onSubmit: form.onSubmit,
    sent,
    isBusy: form.isBusy,
    /** Failure that belongs to no field, shown above the button. */
    failure: isAtField(form.failure) ? null : form.failure,
    leave: form.leave,
    field: (path: keyof TypedQuote) => ({
      name: path,
      value: typed[path],
      error: form.errorOf(path),
      onValue: (value: string) => {
        setTyped((before) => ({ ...before, [path]: value }))
        form.change([path])
      },
    }),
  }
}

export type QuoteState = ReturnType<typeof useQuote>

import { useState } from 'react'
import type { Country } from '@coussinet/contract/fields.ts'
import { requestQuote } from '@coussinet/contract/sponsorship.ts'
import { call } from '#platform/call.ts'
import { useFieldErrors } from '#platform/form/use-field-errors.ts'
import { problemFields } from '#platform/form/field-sentences.ts'
import { useLanguage } from '#platform/language/i18n.ts'
import { report } from '#platform/page/report.ts'
import { emptyQuote, readQuote, type TypedQuote } from './quote-form.ts'

type Sent = { reference: string; email: string }

/** State of a quote's form: the texts, what is wrong with it, and the sending: once, however often it is pressed. */
export function useQuote(code: string, country: Country) {
  const language = useLanguage()
  const [typed, setTyped] = useState(() => emptyQuote(country))
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const errors = useFieldErrors(Object.keys(typed), readQuote(code, typed), failure)
  // Refusals of the server are shown at them.
  const isTold = failure === null || Object.keys(problemFields(failure, language)).some((path) => path in typed)

  async function send(form: HTMLFormElement) {
    const checked = errors.check(form)
    if (checked === null || isBusy) return
    setIsBusy(true)
    setFailure(null)
    try {
      const { reference } = await call(requestQuote, { body: checked.body })
      setSent({ reference, email: checked.body.email })
    } catch (error) {
      setFailure(error)
      if (Object.keys(problemFields(error, language)).some((path) => path in typed))
        errors.refuse(error, 'sponsorship.quote')
      else report(error, { action: 'sponsorship.quote' })
    }
    setIsBusy(false)
  }

  return {
    send,
    sent,
    isBusy,
    failure: isTold ? null : failure,
    leave: errors.leave,
    /** Properties of a field of this path. */
    field: (path: keyof TypedQuote) => ({
      name: path,
      value: typed[path],
      error: errors.errorOf(path),
      onValue: (value: string) => {
        setTyped((before) => ({ ...before, [path]: value }))
        errors.change([path])
      },
    }),
  }
}

export type QuoteState = ReturnType<typeof useQuote>

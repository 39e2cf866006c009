import { type SyntheticEvent, useRef, useState } from 'react'
import { useEarlySubmit } from '#start/use-early-submit.ts'
import { focusFirstError } from '#ui/focus-first-error.ts'

type FieldErrors = Readonly<Record<string, string>>

/**
 * Form that can be filled in and sent before the code arrives: the browser holds its values, and what was sent early is submitted once
 * `isReady`.
 */
export function useEarlyForm(isReady = true) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  useEarlySubmit(form, isReady)

  return {
    /** Props of the form element; `onSubmit` gets the values by field name. */
    formProps: (onSubmit: (typed: FormData) => void) => ({
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      },
    }),
    /** Error messages by field name. */
    errors,
    forgetErrors: () => setErrors({}),
    /** Shows error messages and focuses the first field that has one. */
    refuse(found: FieldErrors) {
      setErrors(found)
      requestAnimationFrame(() => form.current && focusFirstError(form.current))
    },
    /** Writes values into fields, by name, and forgets the errors. */
    fill(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) {
        const field = form.current?.elements.namedItem(name)
        if (field instanceof HTMLInputElement) field.value = value
      }
      setErrors({})
    },
  }
}

import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import type { Animal } from '@coussinet/contract/animals.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/errors.ts'
import { fieldSentences, problemFields } from '#platform/language/field-sentences.ts'
import { useLanguage } from '#platform/language/i18n.ts'
import { useTyped } from '#platform/page/kept-typing.ts'
import { report } from '#platform/page/report.ts'
import { toast } from '#ui/feedback/toast/toast-store.ts'
import { focusFirstError } from '#ui/forms/focus-first-error.ts'
import { type AnimalField, readAnimal, typedAnimal } from './animal-form.ts'
import { mendAnimal } from './identification.queries.ts'

type AnimalFormRules = {
  animal: Animal
  /** Under which the typing outlives a session. */
  name: 'identification' | 'mending'
  fields: readonly AnimalField[]
  /** `isChanged` is false when there was nothing to save. */
  onDone: (isChanged: boolean) => void
}

// What was refused is on screen some frames after the answer.
function focusError(form: HTMLElement, frames = 20): void {
  requestAnimationFrame(() => {
    if (!focusFirstError(form) && frames > 0) focusError(form, frames - 1)
  })
}

/** The fields of an animal's form: what is typed, what is wrong with it, and its saving. */
export function useAnimalForm({ animal, name, fields, onDone }: AnimalFormRules) {
  const language = useLanguage()
  const [{ first, typed }, setTyped] = useTyped(`animal.${animal.id}.${name}`, () => ({ first: typedAnimal(animal), typed: typedAnimal(animal) }))
  const [isSent, setIsSent] = useState(false)
  const [changed, setChanged] = useState<readonly AnimalField[]>([])
  const saving = useMutation(mendAnimal)
  const reading = readAnimal(fields, typed, first)
  const found = isSent && 'errors' in reading ? fieldSentences(reading.errors, reading.params, language) : {}
  const refused = problemFields(saving.error, language)

  function refuse(error: unknown, form: HTMLElement) {
    if (fields.some((field) => field in problemFields(error, language))) return focusError(form)
    report(error, { action: `animal.${name}` })
    if (!hasCode(error, 'session_expired')) toast({ text: problemText(error, language), tone: 'danger' })
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setIsSent(true)
    if (saving.isPending) return
    setChanged([])
    if ('errors' in reading) return focusError(form)
    if (Object.keys(reading.change).length === 0) return onDone(false)
    // A promise outlives the form: a member who has moved on is told too.
    saving.mutateAsync({ id: animal.id, change: reading.change }).then(
      () => onDone(true),
      (error: unknown) => refuse(error, form),
    )
  }

  return {
    submit,
    isBusy: saving.isPending,
    /** What a field takes. */
    field: (field: AnimalField) => ({
      name: field,
      value: typed[field],
      error: found[field] ?? (changed.includes(field) ? undefined : refused[field]),
      onValue(value: string) {
        setTyped((before) => ({ ...before, typed: { ...before.typed, [field]: value } }))
        setChanged((before) => [...before, field])
      },
    }),
  }
}

import { useMutation } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import type { Animal } from '@coussinet/contract/animals.ts'
import { useFieldErrors } from '#platform/form/use-field-errors.ts'
import { useTyped } from '#platform/page/kept-typing.ts'
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

/** The fields of an animal's form: what is typed, what is wrong with it, and its saving. */
export function useAnimalForm({ animal, name, fields, onDone }: AnimalFormRules) {
  const [{ first, typed }, setTyped] = useTyped(`animal.${animal.id}.${name}`, () => ({
    first: typedAnimal(animal),
    typed: typedAnimal(animal),
  }))
  const saving = useMutation(mendAnimal)
  const errors = useFieldErrors(fields, readAnimal(fields, typed, first), saving.error)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = errors.check(event.currentTarget)
    if (checked === null || saving.isPending) return
    if (Object.keys(checked.body).length === 0) return onDone(false)
    // A promise outlives the form: a member who has moved on is told too.
    saving.mutateAsync({ id: animal.id, change: checked.body }).then(
      () => onDone(true),
      (error: unknown) => errors.refuse(error, `animal.${name}`),
    )
  }

  return {
    submit,
    isBusy: saving.isPending,
    /** Properties of a field. */
    field: (field: AnimalField) => ({
      name: field,
      value: typed[field],
      error: errors.errorOf(field),
      onValue(value: string) {
        setTyped((before) => ({ ...before, typed: { ...before.typed, [field]: value } }))
        errors.change([field])
      },
    }),
  }
}

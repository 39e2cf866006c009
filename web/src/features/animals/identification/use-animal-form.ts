import type { Animal } from '@coussinet/contract/animals.ts'
import { useMutation } from '@tanstack/react-query'
import { useMe } from '#platform/calls/queries.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useRestoredState } from '#platform/page/form-memory.ts'
import { type AnimalField, readAnimal, typedAnimal } from './animal-form.ts'
import { updateAnimal } from './identification.queries.ts'

type AnimalFormRules = {
  animal: Animal
  /** Name under which typed values are stored when a session ends. */
  name: 'identification' | 'mending'
  fields: readonly AnimalField[]
  /** `isChanged` is false when there was nothing to save. */
  onDone: (isChanged: boolean) => void
}

export function useAnimalForm({ animal, name, fields, onDone }: AnimalFormRules) {
  const [{ first, typed }, setTyped] = useRestoredState(`animal.${animal.id}.${name}`, () => ({
    first: typedAnimal(animal),
    typed: typedAnimal(animal),
  }))
  const saving = useMutation(updateAnimal)
  const { contract, address } = useMe()
  const form = useForm({
    action: `animal.${name}`,
    fields,
    reading: readAnimal(fields, typed, first, [address.country, contract?.country ?? address.country]),
    skip(change) {
      const isSame = Object.keys(change).length === 0
      if (isSame) onDone(false)
      return isSame
    },
    send: (change) => saving.mutateAsync({ id: animal.id, change }),
    onDone: () => onDone(true),
  })

  return {
    onSubmit: form.onSubmit,
    isBusy: form.isBusy,
    field: (field: AnimalField) => ({
      name: field,
      value: typed[field],
      error: form.errorOf(field),
      onValue(value: string) {
        setTyped((before) => ({ ...before, typed: { ...before.typed, [field]: value } }))
        form.change([field])
      },
    }),
  }
}

import type { Animal } from '@coussinet/contract/animals.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { isIcadOf } from '@coussinet/contract/fields/icad.ts'
import { AnimalChange } from '@coussinet/contract/forms.ts'
import { readWith, type FormReading } from '#platform/form/reading.ts'
import { significant } from '#ui/GroupedField.tsx'
import { typedIcad } from './icad-format.ts'

/** Text of the fields; an empty day is none. */
export type TypedAnimal = { icad: string; colour: string; adoption_date: string }

export type AnimalField = keyof TypedAnimal

/** The fields as they are before anything is typed. */
export const typedAnimal = ({ icad, colour, adoption_date }: Animal): TypedAnimal => ({
  icad: typedIcad(icad ?? ''),
  colour,
  adoption_date: adoption_date ?? '',
})

const isChanged = (field: AnimalField, typed: TypedAnimal, first: TypedAnimal) =>
  field === 'icad' ? significant(typed.icad) !== significant(first.icad) : typed[field].trim() !== first[field]

/**
 * Reads the changed fields as a request body, or their errors; a tattoo has the form of France or of one of the countries. A single field
 * on screen is required.
 */
export function readAnimal(
  fields: readonly AnimalField[],
  typed: TypedAnimal,
  first: TypedAnimal,
  countries: readonly Country[],
): FormReading<AnimalChange> {
  const changed = Object.fromEntries(
    fields.flatMap((field) => {
      if (fields.length > 1 && !isChanged(field, typed, first)) return []
      return [[field, field === 'adoption_date' && typed[field] === '' ? null : typed[field]]]
    }),
  )
  const reading = readWith(AnimalChange, changed)
  // The contract's rule takes the tattoos of all countries.
  const icad = 'body' in reading ? reading.body.icad : undefined
  return icad === undefined || isIcadOf(icad, countries) ? reading : { errors: { icad: ['icad'] }, params: {} }
}

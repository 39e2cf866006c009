import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { UnderstoodPaper } from '@coussinet/reading/understand.ts'
import { careDateRefusal } from '../../cover/cover.ts'
import type { FilledValue } from './stored-reading.ts'

/**
 * Fields of a draft that a reading may fill, with their current values; fields that the draft does not have are absent.
 */
export type FillableDraft = {
  care_date?: Day | null
  invoice_number?: string | null
  vet_name: string | null
  animal_ids: readonly string[]
}
type FillingFacts = {
  today: Day
  country: Country
  animals: readonly { animal_id: string; icad: string | null }[]
}
export type DraftFilling = {
  changes: Partial<Omit<FillableDraft, 'animal_ids'>>
  animal_ids: string[]
  filled: FilledValue[]
}

// Maximum lengths of the draft's fields.
const longestNumber = 40
const longestName = 120

/** Fills empty fields of a draft with values that were read with certainty (READ-02); never changes the member's input. */
export function computeFilling(
  draft: FillableDraft,
  read: UnderstoodPaper,
  { today, country, animals }: FillingFacts,
): DraftFilling {
  const filling: DraftFilling = { changes: {}, animal_ids: [], filled: [] }
  const { care_date, invoice_number, clinic, chip } = read
  if (
    draft.care_date === null &&
    care_date?.sure &&
    careDateRefusal(care_date.value, { today, latest: today }, country) === null
  ) {
    filling.changes.care_date = care_date.value
    filling.filled.push('care_date')
  }
  if (draft.invoice_number === null && invoice_number?.sure && invoice_number.value.length <= longestNumber) {
    filling.changes.invoice_number = invoice_number.value
    filling.filled.push('invoice_number')
  }
  if (draft.vet_name === null && clinic?.sure && clinic.value.length <= longestName) {
    filling.changes.vet_name = clinic.value
    filling.filled.push('clinic')
  }
  const animal = draft.animal_ids.length === 0 && chip?.sure ? animalWith(chip.value, animals) : undefined
  if (animal) {
    filling.animal_ids.push(animal.animal_id)
    filling.filled.push('chip')
  }
  return filling
}

/** Clears fields that a removed document had filled in, unless they were changed since. */
export function computeEmptying(
  draft: FillableDraft,
  { understood, filled }: { understood: UnderstoodPaper; filled: readonly FilledValue[] },
  animals: FillingFacts['animals'],
): { changes: DraftFilling['changes']; forgets_animals: boolean } {
  const stands = (value: FilledValue, confirmed: string | null = null) =>
    filled.includes(value) && confirmed !== null && understood[value]?.value === confirmed
  const [only, ...others] = draft.animal_ids
  const chip = filled.includes('chip') ? understood.chip?.value : undefined
  return {
    changes: {
      ...(stands('care_date', draft.care_date) ? { care_date: null } : {}),
      ...(stands('invoice_number', draft.invoice_number) ? { invoice_number: null } : {}),
      ...(stands('clinic', draft.vet_name) ? { vet_name: null } : {}),
    },
    forgets_animals:
      chip !== undefined && others.length === 0 && only !== undefined && animalWith(chip, animals)?.animal_id === only,
  }
}

const animalWith = (number: string, animals: FillingFacts['animals']) => animals.find(({ icad }) => icad === number)

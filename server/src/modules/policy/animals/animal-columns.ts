import type { Animal } from '@coussinet/contract/animals.ts'
import type { Selectable } from 'kysely'
import type { Database } from '#platform/db/db.types.ts'

type ColumnNote = {
  /** form in the member’s copy of their data, under its label of `animalLabels` */
  shown: 'text' | 'day' | 'amount' | 'formula' | 'species' | 'gender' | 'end'
  /** rest after an erasure: what describes a person goes, what the books need is kept */
  erased: 'kept' | 'null' | 'dash'
}

/** Columns that the insurer brings and reads back. The member sees them all, the price as the formula's. */
export const animalColumns = {
  name: { shown: 'text', erased: 'dash' },
  type: { shown: 'species', erased: 'kept' },
  gender: { shown: 'gender', erased: 'kept' },
  breed: { shown: 'text', erased: 'dash' },
  colour: { shown: 'text', erased: 'dash' },
  birth_date: { shown: 'day', erased: 'kept' },
  adoption_date: { shown: 'day', erased: 'null' },
  icad: { shown: 'text', erased: 'null' },
  cover_start: { shown: 'day', erased: 'kept' },
  cover_end: { shown: 'day', erased: 'kept' },
  end_reason: { shown: 'end', erased: 'kept' },
  formula: { shown: 'formula', erased: 'kept' },
  monthly_price_cents: { shown: 'amount', erased: 'kept' },
} as const satisfies { [C in keyof Database['animals']]?: ColumnNote }

type AnimalColumn = keyof typeof animalColumns

export const animalColumnNames = Object.keys(animalColumns).filter(
  (name): name is AnimalColumn => name in animalColumns,
)

/** Words that the columns hold, as their checks say. */
export type NarrowAnimal = Pick<Animal, 'type' | 'gender'> & {
  end_reason: Exclude<Animal['end_reason'], 'contract_ended'>
}

/** An animal of which nothing is known yet. */
export const emptyAnimal: Omit<Pick<Selectable<Database['animals']>, AnimalColumn>, keyof NarrowAnimal> & NarrowAnimal =
  {
    name: '',
    type: 'dog',
    gender: 'male',
    breed: '',
    colour: '',
    birth_date: '',
    adoption_date: null,
    icad: null,
    cover_start: null,
    cover_end: null,
    end_reason: null,
    formula: '',
    monthly_price_cents: 0,
  }

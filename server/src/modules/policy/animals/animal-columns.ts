import type { Animal } from '@coussinet/contract/animals.ts'
import type { Selectable } from 'kysely'
import type { Database } from '#platform/db/db.types.ts'

type ColumnNote = {
  /** format in the member’s copy of their data, with its label in `animalLabels` */
  shown: 'text' | 'day' | 'amount' | 'formula' | 'species' | 'gender' | 'end'
  /** effect of an erasure: `erased` for personal data, `kept` for what the books need */
  erased: 'kept' | 'null' | 'dash'
}

/** Columns that the insurer imports and reads back. The member sees them all, the price as the formula's. */
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

/** Values of the columns' check constraints. */
export type NarrowAnimal = Pick<Animal, 'type' | 'gender'> & {
  end_reason: Exclude<Animal['end_reason'], 'contract_ended'>
}

/** An animal with empty columns. */
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

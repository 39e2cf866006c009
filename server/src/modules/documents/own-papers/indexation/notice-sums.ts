import { contributionOf, debitDay } from '#modules/contributions/contributions.ts'
import { type Day, addMonths } from '@coussinet/contract/domain/days.ts'
import type { PaperAnimal, PaperFacts } from '../../paper-facts.ts'
import type { Notice } from './latest-notice.ts'

/** What an animal costs a month before and after, in cents: the same twice for one whose price stays. */
export type Change = { animal: PaperAnimal; old_cents: number; new_cents: number }

export function changesOf({ animals }: PaperFacts, { from_day, revisions }: Notice): Change[] {
  return animals
    .filter(({ formula, cover_start }) => formula.name !== 'default' && cover_start !== null && cover_start <= from_day)
    .map((animal) => {
      const revision = revisions.find(({ animal_id }) => animal_id === animal.animal_id)
      return {
        animal,
        old_cents: revision?.old_price_cents ?? animal.monthly_price_cents,
        new_cents: revision?.new_price_cents ?? animal.monthly_price_cents,
      }
    })
}

type Debit = { month: string; day: Day; amount_cents: number }

/** The twelve debits from a notice's first day on, without those after the contract's end. */
export function yearOf({ animals, contract, price_revisions }: PaperFacts, { from_day }: Notice): Debit[] {
  const terms = {
    due_day: contract.due_day,
    end_date: contract.end_date,
    animals: animals.map(({ animal_id, cover_start, monthly_price_cents }) => ({
      cover_start,
      monthly_price_cents,
      price_revisions: price_revisions.filter((revision) => revision.animal_id === animal_id),
    })),
  }
  return Array.from({ length: 12 }, (_, index) => addMonths(from_day, index).slice(0, 7))
    .map((month) => ({ month, day: debitDay(month, contract.due_day), amount_cents: contributionOf(terms, month) }))
    .filter(({ amount_cents }) => amount_cents > 0)
}

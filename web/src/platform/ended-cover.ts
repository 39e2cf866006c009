import type { Animal } from '@coussinet/contract/animals.ts'

type CoverFacts = Pick<Animal, 'cover_end' | 'end_reason'>

export const isCoverOver = ({ cover_end }: Pick<CoverFacts, 'cover_end'>, today: string): boolean =>
  cover_end !== null && cover_end < today

/** Tells whether an animal left before the contract ended: it died, was lost, sold or given away. */
export const hasLeft = (animal: CoverFacts, today: string): boolean =>
  isCoverOver(animal, today) && animal.end_reason !== 'contract_ended'

/** The last day on which an animal was covered, if every animal with a formula has left; null while one is insured, or if none ever was. */
export function allLeftOn(
  animals: readonly (CoverFacts & { formula: Pick<Animal['formula'], 'name'> })[],
  today: string,
): string | null {
  const insured = animals.filter(({ formula }) => formula.name !== 'default')
  if (insured.length === 0 || !insured.every((animal) => hasLeft(animal, today))) return null
  return (
    insured
      .flatMap(({ cover_end }) => cover_end ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}

import { useLanguage } from '#platform/language/i18n.ts'
import { PickCard, PickCards } from '#ui/PickCards.tsx'
import type { PortrayedAnimal } from './request-animals.ts'

type AnimalCardsProps = {
  legend: string
  animals: readonly PortrayedAnimal[]
  /** id of the one that is chosen */
  chosen: string | null
  error?: string | undefined
  onChoose: (animal_id: string) => void
}

/** Cards to choose one animal, each with its portrait and formula. */
export function AnimalCards({ legend, animals, chosen, error, onChoose }: AnimalCardsProps) {
  const language = useLanguage()
  return (
    <PickCards legend={legend} error={error}>
      {animals.map(({ id, name, face, ground, formula_label }) => (
        <PickCard
          key={id}
          type="radio"
          name="animal"
          label={name}
          hint={formula_label[language]}
          face={face}
          ground={ground}
          checked={id === chosen}
          onCheck={() => onChoose(id)}
        />
      ))}
    </PickCards>
  )
}

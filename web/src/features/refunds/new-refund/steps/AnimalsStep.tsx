import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { PickCard, PickCards } from '#ui/forms/choice/PickCards.tsx'
import type { PortrayedAnimal } from '../../request/animals.ts'
import { careWarnings } from '../../request/care/care-warnings.ts'
import { CareWarnings } from '../../request/care/CareWarnings.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { careMessages } from './care.messages.ts'
import { CareFields } from './CareFields.tsx'

type AnimalsStepProps = { request: RefundRequest; animals: readonly PortrayedAnimal[]; draft: Draft; today: string }

type Obstacle = 'no_formula' | 'not_yet' | null

/** Why an animal cannot be chosen today. */
export function obstacleOf({ formula, cover_start }: PortrayedAnimal, today: string): Obstacle {
  if (formula.name === 'default') return 'no_formula'
  return cover_start === null || cover_start > today ? 'not_yet' : null
}

/** Step 2: the animals of the invoice, and the care, with what it would meet told at once. */
export function AnimalsStep({ request, animals, draft, today }: AnimalsStepProps) {
  const words = useMessages(careMessages)
  const language = useLanguage()
  const format = useFormat()
  const explain = (animal: PortrayedAnimal) => {
    const obstacle = obstacleOf(animal, today)
    if (obstacle === null) return null
    if (obstacle === 'no_formula' || animal.cover_start === null) return words.noFormula(animal.name)
    return words.notYet(animal.name, format.longDayWithYear(animal.cover_start))
  }
  const hint = (animal: PortrayedAnimal) => {
    const obstacle = obstacleOf(animal, today)
    if (obstacle === 'no_formula') return words.noFormulaShort
    return obstacle === 'not_yet' ? words.soon : words.formula(animal.formula_label[language])
  }
  const choose = (id: string, isChosen: boolean) => {
    const others = request.animal_ids.filter((one) => one !== id)
    void draft.change({ animal_ids: isChosen ? [...others, id] : others })
  }
  const reasons = animals.flatMap((animal) => explain(animal) ?? [])
  const chosen = animals.filter(({ id }) => request.animal_ids.includes(id))
  return (
    <>
      {animals.length === 0 ? (
        <Note tone="info">{words.noAnimal}</Note>
      ) : (
        <PickCards legend={words.animals}>
          {animals.map((animal) => (
            <PickCard
              key={animal.id}
              label={animal.name}
              hint={hint(animal)}
              face={animal.face}
              ground={animal.ground}
              disabled={obstacleOf(animal, today) !== null}
              checked={request.animal_ids.includes(animal.id)}
              onCheck={(isChosen) => choose(animal.id, isChosen)}
            />
          ))}
        </PickCards>
      )}
      {reasons.length > 0 && (
        <ul className="care-reasons small muted">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className="care-form">
        <CareFields request={request} draft={draft} today={today} />
        <CareWarnings warnings={chosen.flatMap((animal) => careWarnings(animal, request))} />
      </div>
    </>
  )
}

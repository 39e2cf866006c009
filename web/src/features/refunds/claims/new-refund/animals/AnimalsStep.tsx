import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQuery } from '@tanstack/react-query'
import { careMessages, wizardMessages } from '#messages/refund-requests.ts'
import { useMe } from '#platform/calls/queries.ts'
import { hasLeft } from '#platform/ended-cover.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Note } from '#ui/Note.tsx'
import { PickCard, PickCards } from '#ui/PickCards.tsx'
import { careWarnings, CareWarnings, knownCover, withCheck } from '../../../cover/CareWarnings.tsx'
import type { PortrayedAnimal } from '../../../cover/request-animals.ts'
import { refundQueries } from '../../../queries/refunds.queries.ts'
import type { RequestDraft } from '../draft/use-draft.ts'
import { CareFields } from './CareFields.tsx'
import styles from './animals-step.module.css'

type AnimalsStepProps = {
  request: RefundRequest
  animals: readonly PortrayedAnimal[]
  draft: RequestDraft
  today: string
  /** The member pressed "next": missing items show it in place. */
  isAttempted: boolean
}

type AnimalObstacle = 'no_formula' | 'not_yet' | null

/** Why an animal cannot be chosen today. */
function obstacleOf({ formula, cover_start }: PortrayedAnimal, today: string): AnimalObstacle {
  if (formula.name === 'default') return 'no_formula'
  return cover_start === null || cover_start > today ? 'not_yet' : null
}

/** Step 2: the animals of the invoice, and the care, with warnings on its cover at once. */
export function AnimalsStep({ request, animals, draft, today, isAttempted }: AnimalsStepProps) {
  const words = useMessages(careMessages)
  const { missing } = useMessages(wizardMessages)
  const language = useLanguage()
  const format = useFormat()
  const explain = (animal: PortrayedAnimal) => {
    const obstacle = obstacleOf(animal, today)
    if (obstacle === null) return null
    if (obstacle === 'no_formula' || animal.cover_start === null) return words.noFormula(animal.name)
    return words.notYet(animal.name, format.longDay(animal.cover_start))
  }
  const hint = (animal: PortrayedAnimal) => {
    const obstacle = obstacleOf(animal, today)
    if (obstacle === 'no_formula') return words.noFormulaShort
    if (obstacle === 'not_yet') return words.soon
    return animal.cover_end !== null && hasLeft(animal, today)
      ? words.until(format.longDay(animal.cover_end))
      : words.formula(animal.formula_label[language])
  }
  const choose = (id: string, isChosen: boolean) => {
    const others = request.animal_ids.filter((one) => one !== id)
    void draft.change({ animal_ids: isChosen ? [...others, id] : others })
  }
  const reasons = animals.flatMap((animal) => explain(animal) ?? [])
  const cover = knownCover(useMe(), today)
  // Only the server knows earlier suspensions; its answer for another day is not shown for this one.
  const { data: check, isFetching } = useQuery({
    ...refundQueries.check(request.id),
    enabled: request.care_date !== null && !draft.isSaving && !draft.isOnDevice,
  })
  const isCurrent = !isFetching && !draft.isSaving && !draft.care.isUnsaved
  const isNoneChosen = isAttempted && request.animal_ids.length === 0
  const chosen = animals.filter(({ id }) => request.animal_ids.includes(id))
  const known = chosen.flatMap((animal) => careWarnings(animal, draft.care.care ?? request, cover))
  const warnings = withCheck(known, isCurrent ? check : undefined, chosen)
  return (
    <>
      {animals.length === 0 ? (
        <Note tone="info">{words.noAnimal}</Note>
      ) : (
        <PickCards legend={words.animals} error={isNoneChosen ? missing.animals : undefined}>
          {animals.map((animal) => (
            <PickCard
              key={animal.id}
              label={animal.name}
              hint={hint(animal)}
              face={animal.face}
              ground={animal.ground}
              disabled={obstacleOf(animal, today) !== null}
              aria-invalid={isNoneChosen && obstacleOf(animal, today) === null ? true : undefined}
              checked={request.animal_ids.includes(animal.id)}
              onCheck={(isChosen) => choose(animal.id, isChosen)}
            />
          ))}
        </PickCards>
      )}
      {reasons.length > 0 && (
        <ul className={`${styles.reasons} small muted`}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className={styles.form}>
        <CareFields
          request={request}
          draft={draft}
          causeError={isAttempted && request.cause === null ? missing.cause : undefined}
        >
          <CareWarnings warnings={warnings} />
        </CareFields>
      </div>
    </>
  )
}

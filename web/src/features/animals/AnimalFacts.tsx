import { formulaLabels } from '@coussinet/contract/brand/values.ts'
import { shownIcad } from '@coussinet/contract/domain/animals.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import { Suspense, useRef } from 'react'
import { animalMessages } from '#messages/animals.ts'
import { hasLeft, isCoverOver } from '#platform/ended-cover.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { useRestoredState } from '#platform/page/form-memory.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Button } from '#ui/Button.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { SideBlock } from '#ui/SideBlock.tsx'
import type { PortrayedAnimal } from './animal-portrait.ts'

const UpdateAnimalDialog = lazyPart(() =>
  import('./identification/UpdateAnimalDialog.tsx').then((module) => module.UpdateAnimalDialog),
)

export function AnimalFacts({ animal, today }: { animal: PortrayedAnimal; today: string }) {
  const words = useMessages(animalMessages)
  const format = useFormat()
  // Open again with what was typed, if the session ended in between.
  const [isUpdating, setIsUpdating] = useRestoredState(`animal.${animal.id}.isMending`, false)
  const opener = useRef<HTMLButtonElement>(null)
  function close() {
    setIsUpdating(false)
    // The dialog disappears with its form, so it cannot return the focus itself.
    requestAnimationFrame(() => opener.current?.focus())
  }
  const { icad, cover_start, cover_end, adoption_date } = animal
  const fact = (term: string, day: string | null) => (day === null ? [] : [{ term, value: format.longDay(day) }])
  return (
    <SideBlock
      title={words.identity}
      end={
        !hasLeft(animal, today) && (
          <Gate permission="animals:write">
            <Button
              ref={opener}
              size="small"
              aria-label={words.mendOf(animal.name)}
              onClick={() => setIsUpdating(true)}
            >
              {words.mend}
            </Button>
          </Gate>
        )
      }
    >
      <DescriptionList
        facts={[
          { term: words.labels.type, value: words.type[animal.type] },
          { term: words.labels.gender, value: words.genders[animal.gender] },
          { term: words.labels.breed, value: animal.breed },
          { term: words.labels.colour, value: capitalised(animal.colour) },
          ...fact(words.labels.birth_date, animal.birth_date),
          ...fact(words.labels.adoption_date, adoption_date),
          ...fact(cover_start !== null && cover_start > today ? words.coveredSoon : words.covered, cover_start),
          ...fact(words.coveredTo, cover_end),
          // An animal that left needs no number any more.
          ...(icad === null && isCoverOver({ cover_end }, today)
            ? []
            : [
                {
                  term: words.labels.icad,
                  value: icad === null ? words.icadMissing : <span className="nowrap">{shownIcad(icad)}</span>,
                },
              ]),
        ]}
      />
      {isUpdating && (
        <Suspense>
          <UpdateAnimalDialog animal={animal} onClose={close} />
        </Suspense>
      )}
    </SideBlock>
  )
}

export function FormulaFacts({ animal }: { animal: PortrayedAnimal }) {
  const words = useMessages(animalMessages)
  const language = useLanguage()
  const format = useFormat()
  const { formula, formula_label, next_formula } = animal
  if (formula.name === 'default') return null
  const { deductible_cents, deductible_mode, vaccine_package_cents } = formula
  const deductible =
    deductible_cents === 0 ? words.none.deductible : words.per[deductible_mode](format.euros(deductible_cents))
  const prevention =
    vaccine_package_cents === 0 ? words.none.package : words.per.per_year(format.euros(vaccine_package_cents))
  return (
    <SideBlock title={words.formulaTitle} variant="card">
      <DescriptionList
        facts={[
          { term: words.formulaTitle, value: formula_label[language] },
          { term: words.rate, value: format.percent(formula.reimbursement_rate) },
          { term: words.deductible, value: deductible },
          { term: words.package, value: prevention },
          { term: words.price, value: format.euros(formula.monthly_price_cents) },
        ]}
      />
      {next_formula && (
        <p className="small">
          {words.formulaUntil(
            formula_label[language],
            format.longDay(addDays(next_formula.from, -1)),
            formulaLabels[next_formula.name]?.[language] ?? next_formula.name,
            format.euros(next_formula.monthly_price_cents),
          )}
        </p>
      )}
    </SideBlock>
  )
}

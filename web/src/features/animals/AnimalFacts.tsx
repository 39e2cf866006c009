import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { DescriptionList } from '#ui/display/facts/DescriptionList.tsx'
import { SideBlock } from '#ui/display/section/SideBlock.tsx'
import type { PortrayedAnimal } from './animal-portrait.ts'
import { animalMessages } from './animals.messages.ts'

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Who the animal is. */
export function AnimalFacts({ animal, today }: { animal: PortrayedAnimal; today: string }) {
  const words = useMessages(animalMessages)
  const format = useFormat()
  const { cover_start, adoption_date } = animal
  const fact = (term: string, day: string | null) => (day === null ? [] : [{ term, value: format.longDayWithYear(day) }])
  return (
    <SideBlock title={words.identity}>
      <DescriptionList
        facts={[
          { term: words.species, value: words.type[animal.type] },
          { term: words.gender, value: words.genders[animal.gender] },
          { term: words.breed, value: animal.breed },
          { term: words.colour, value: capital(animal.colour) },
          ...fact(words.born, animal.birth_date),
          ...fact(words.adopted, adoption_date),
          ...fact(cover_start !== null && cover_start > today ? words.coveredSoon : words.covered, cover_start),
          { term: words.icad, value: animal.icad ?? words.icadMissing },
        ]}
      />
    </SideBlock>
  )
}

/** What the formula of an animal pays. */
export function FormulaFacts({ animal }: { animal: PortrayedAnimal }) {
  const words = useMessages(animalMessages)
  const language = useLanguage()
  const format = useFormat()
  const { formula, formula_label, limits } = animal
  if (formula.name === 'default') return null
  const deductible =
    formula.deductible_mode === 'per_event'
      ? words.perEvent(format.euros(formula.deductible_cents))
      : words.perYear(format.euros(formula.deductible_cents), format.euros(limits?.deductible.used_cents ?? 0))
  const left = limits?.vaccine_package.remaining_cents ?? formula.vaccine_package_cents
  return (
    <SideBlock title={words.formulaTitle} variant="card">
      <DescriptionList
        facts={[
          { term: words.formulaTitle, value: formula_label[language] },
          { term: words.rate, value: format.percent(formula.reimbursement_rate) },
          { term: words.deductible, value: deductible },
          { term: words.package, value: words.packageLeft(format.euros(left), format.euros(formula.vaccine_package_cents)) },
          { term: words.price, value: format.euros(formula.monthly_price_cents) },
        ]}
      />
    </SideBlock>
  )
}

import './animals.css'
import { Link } from '@tanstack/react-router'
import Calculator from 'lucide-react/icons/calculator'
import Camera from 'lucide-react/icons/camera'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Gate } from '#platform/permissions.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { Hero } from '#ui/display/hero/Hero.tsx'
import { SectionHeading } from '#ui/display/section/SectionHeading.tsx'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import type { PortrayedAnimal } from './animal-portrait.ts'
import { AnimalFacts, FormulaFacts } from './AnimalFacts.tsx'
import { AnimalLimits } from './AnimalLimits.tsx'
import { animalMessages } from './animals.messages.ts'
import { cardMessages } from './cards.messages.ts'

const heroes = { peach: 'accent', honey: 'honey', meadow: 'meadow' } as const

type AnimalPageProps = {
  animal: PortrayedAnimal
  today: string
  /** The animal's requests under way, shown by the feature that knows them. */
  refunds: ReactNode
}

/** One animal: its limits, its formula, who it is, and the way to its refunds. */
export function AnimalPage({ animal, today, refunds }: AnimalPageProps) {
  const words = useMessages(animalMessages)
  const { breedAndAge } = useMessages(cardMessages)
  const language = useLanguage()
  const format = useFormat()
  const { id, name, breed, birth_date, formula, formula_label, limits } = animal
  const isCovered = limits !== null
  const kind = breedAndAge(breed, format.age(birth_date, today))
  const about = formula.name === 'default' ? kind : words.withFormula(kind, formula_label[language])
  return (
    <div className="content">
      <Hero ground={heroes[animal.ground]} className="pet-hero">
        <Portrait face={animal.face} size="page" className="pet-face" />
        <div className="grow">
          <h1 className="hero-title">{name}</h1>
          <p>{about}</p>
        </div>
        {isCovered && (
          <Gate permission="refunds:write">
            <Link className={buttonClass({ variant: 'primary', size: 'large' })} to="/refunds/new" search={{ animal_id: id }}>
              <Camera />
              {words.ask}
            </Link>
          </Gate>
        )}
      </Hero>
      <div className="cols">
        <div>
          {limits && <AnimalLimits limits={limits} />}
          {!limits && <Note tone="info">{formula.name === 'default' ? words.noFormulaText(name) : words.noLimits(name)}</Note>}
          {isCovered && (
            <section className="section" aria-labelledby="animal-refunds">
              <SectionHeading
                id="animal-refunds"
                title={words.refunds}
                end={
                  <Link className="text-link small" to="/refunds" search={{ animal_id: id }}>
                    {words.seeRefunds(name)}
                  </Link>
                }
              />
              {refunds}
              <p className="section pet-acts">
                <Link className={buttonClass({})} to="/refunds/estimate" search={{ animal_id: id }}>
                  <Calculator />
                  {words.estimate}
                </Link>
              </p>
            </section>
          )}
        </div>
        <div className="stack gap-xl">
          {limits?.identification && (
            <Note
              tone="warning"
              title={limits.identification.days_left > 0 ? words.icadLeft(limits.identification.days_left) : words.icadOverdue}
            >
              {words.icadWhere}
            </Note>
          )}
          <FormulaFacts animal={animal} />
          <AnimalFacts animal={animal} today={today} />
        </div>
      </div>
    </div>
  )
}

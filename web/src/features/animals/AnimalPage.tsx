import { isFiledLate } from '@coussinet/contract/domain/requests.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import Calculator from '~icons/lucide/calculator'
import Camera from '~icons/lucide/camera'
import { animalMessages, cardMessages, costsMessages } from '#messages/animals.ts'
import { useWhenNear } from '#platform/browser/use-media.ts'
import { useMe } from '#platform/calls/queries.ts'
import { endedContract } from '#platform/ended-contract.ts'
import { hasLeft } from '#platform/ended-cover.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Block } from '#platform/page/Block.tsx'
import { Gate } from '#platform/permissions.tsx'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { Hero } from '#ui/Hero.tsx'
import { Note } from '#ui/Note.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { PortrayedAnimal } from './animal-portrait.ts'
import { AnimalFacts, FormulaFacts } from './AnimalFacts.tsx'
import { AnimalLimits } from './AnimalLimits.tsx'
import { AnimalMemory } from './AnimalMemory.tsx'
import { AnimalPapers } from './AnimalPapers.tsx'
import { IdentificationCard } from './identification/IdentificationCard.tsx'
import styles from './AnimalPage.module.css'

const heroes = { peach: 'accent', honey: 'honey', meadow: 'meadow' } as const

type AnimalPageProps = {
  animal: PortrayedAnimal
  today: string
  refunds: ReactNode
  /** The refunds of the last twelve months. */
  pastRefunds: ReactNode
  costs: ReactNode
  loadCosts: () => Promise<unknown>
}

export function AnimalPage({ animal, today, refunds, pastRefunds, costs, loadCosts }: AnimalPageProps) {
  const words = useMessages(animalMessages)
  const { breedAndAge } = useMessages(cardMessages)
  const language = useLanguage()
  const format = useFormat()
  const { id, name, breed, birth_date, formula, formula_label, limits } = animal
  const { contract } = useMe()
  const ended = endedContract(contract, today)
  const left = hasLeft(animal, today)
  const isOver = left || ended !== null
  // A past cover keeps its refunds and costs.
  const wasCovered = limits !== null || (isOver && animal.cover_start !== null)
  const canFile =
    left && contract !== null && animal.cover_end !== null
      ? !isFiledLate(animal.cover_end, today, contract.country)
      : ended?.filing_years !== null
  const mayAsk = wasCovered && canFile
  const kind = breedAndAge(breed, format.age(birth_date, today))
  const papers = contract && (
    <AnimalPapers animal={animal} effective_date={contract.effective_date} today={today} hasSheet={!isOver || mayAsk} />
  )
  const costsSection = wasCovered && (
    <Gate permission="refunds:read">
      <CostsSection load={loadCosts}>{costs}</CostsSection>
    </Gate>
  )
  const refundsHeading = (
    <SectionHeading
      id="animal-refunds"
      title={words.refunds}
      end={
        <Link className="text-link small" to="/refunds" search={{ animal_id: id }} aria-label={words.seeRefunds(name)}>
          {words.seeAll}
        </Link>
      }
    />
  )
  const about = left ? breed : formula.name === 'default' ? kind : words.withFormula(kind, formula_label[language])
  return (
    <div className="content">
      <Hero ground={heroes[animal.ground]} className={styles.hero}>
        <Portrait face={animal.face} size="page" className={styles.face} />
        <div className="grow">
          <h1 className="hero-title">{name}</h1>
          <p>{about}</p>
        </div>
        {mayAsk && !left && (
          <Gate allOf={['refunds:read', 'refunds:write']}>
            <LinkButton variant="primary" size="large" to="/refunds/new" search={{ animal_id: id }}>
              <Camera />
              {words.ask}
            </LinkButton>
          </Gate>
        )}
      </Hero>
      {left ? (
        <AnimalMemory animal={animal} mayAsk={mayAsk} refunds={<Gate permission="refunds:read">{refunds}</Gate>}>
          {wasCovered && (
            <Gate permission="refunds:read">
              <section aria-labelledby="animal-refunds">
                {refundsHeading}
                {pastRefunds}
              </section>
            </Gate>
          )}
          <div className="cols-even">
            <AnimalFacts animal={animal} today={today} />
            {papers}
          </div>
          {costsSection}
        </AnimalMemory>
      ) : (
        <>
          <InsuredAnimal
            animal={animal}
            today={today}
            mayAsk={mayAsk}
            wasCovered={wasCovered}
            papers={papers}
            refunds={
              <>
                {refundsHeading}
                {refunds}
                <h3 className={styles.past}>{words.past}</h3>
                {pastRefunds}
              </>
            }
          />
          {costsSection}
        </>
      )}
    </div>
  )
}

type InsuredAnimalProps = {
  animal: PortrayedAnimal
  today: string
  mayAsk: boolean
  wasCovered: boolean
  papers: ReactNode
  refunds: ReactNode
}

/** An animal that has not left: what it lacks, its limits, its refunds, and beside them its facts and its formula. */
function InsuredAnimal({ animal, today, mayAsk, wasCovered, papers, refunds }: InsuredAnimalProps) {
  const words = useMessages(animalMessages)
  const format = useFormat()
  const { contract } = useMe()
  const { id, name, formula, limits } = animal
  const ended = endedContract(contract, today)
  const isOver = ended !== null
  const identity = useRef<HTMLDivElement>(null)
  // The form disappears with its card: screen readers continue at the number.
  const toIdentity = () => identity.current?.focus({ preventScroll: true })
  return (
    <div className="cols">
      {limits?.identification && !isOver && (
        <div className="urgent">
          <IdentificationCard {...limits.identification} animal={animal} today={today} onSaved={toIdentity} />
        </div>
      )}
      <div>
        {ended && (
          <Note tone="info">
            {ended.last_day === null ? words.over : words.coveredUntil(format.longDay(ended.last_day))}
          </Note>
        )}
        {limits && contract && !isOver && (
          <AnimalLimits limits={limits} contract={contract} cover_start={animal.cover_start} today={today}>
            <Gate permission="refunds:read">
              <p className={`section ${styles.acts}`}>
                {mayAsk && (
                  <LinkButton to="/refunds/estimate" search={{ animal_id: id }}>
                    <Calculator />
                    {words.estimate}
                  </LinkButton>
                )}
                {contract.status === 'active' && (
                  <Gate permission="refunds:write">
                    <LinkButton to="/quotes/new" search={{ animal_id: id }}>
                      {words.askQuote}
                    </LinkButton>
                  </Gate>
                )}
              </p>
            </Gate>
          </AnimalLimits>
        )}
        {!limits && !isOver && (
          <Note tone="info">{formula.name === 'default' ? words.noFormulaText(name) : words.noLimits(name)}</Note>
        )}
        {wasCovered && (
          <Gate permission="refunds:read">
            <section className="section" aria-labelledby="animal-refunds">
              {refunds}
            </section>
          </Gate>
        )}
      </div>
      <div className="stack gap-xl">
        <div ref={identity} tabIndex={-1} className={styles.identity}>
          <AnimalFacts animal={animal} today={today} />
        </div>
        <FormulaFacts animal={animal} />
        {papers}
        {!isOver && animal.cover_start !== null && formula.name !== 'default' && (
          <Gate permission="animals:write">
            <p className="small">
              <Link className="text-link" to="/animals/$id/ending" params={{ id }}>
                {words.leaving(name)}
              </Link>
            </p>
          </Gate>
        )}
      </div>
    </div>
  )
}

type CostsSectionProps = {
  /** Brings the code of `children`; the same function at each render. */
  load: () => Promise<unknown>
  children: ReactNode
}

function CostsSection({ load, children }: CostsSectionProps) {
  const words = useMessages(costsMessages)
  const section = useRef<HTMLElement>(null)
  const isNear = useWhenNear(section, load)
  const waiting = <Skeleton shape="block" count={6} label={words.loading} />
  return (
    <section ref={section} className="section" aria-labelledby="animal-costs">
      <SectionHeading id="animal-costs" title={words.title} />
      {isNear ? (
        <Block what={words.failed} pending={waiting}>
          {children}
        </Block>
      ) : (
        waiting
      )}
    </section>
  )
}

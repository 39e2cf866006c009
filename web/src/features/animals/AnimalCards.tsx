import type { Limits } from '@coussinet/contract/animals.ts'
import { guaranteeNames } from '@coussinet/contract/domain/cover.ts'
import type { Contract } from '@coussinet/contract/profile.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cardMessages } from '#messages/animals.ts'
import { useMe } from '#platform/calls/queries.ts'
import { endedContract, type EndedContract } from '#platform/ended-contract.ts'
import { hasLeft } from '#platform/ended-cover.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Amount } from '#ui/Amount.tsx'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { isNearlySpent, Stitches } from '#ui/Stitches.tsx'
import type { PortrayedAnimal } from './animal-portrait.ts'
import { animalQueries } from './animals.queries.ts'
import styles from './AnimalCards.module.css'

// For the few without animals.
const NoAnimal = lazyPart(() => import('./NoAnimal.tsx').then((module) => module.NoAnimal))

type ToComeProps = { limits: Limits; today: string }

function ToCome({ limits: { waiting_periods, identification }, today }: ToComeProps) {
  const words = useMessages(cardMessages)
  const guarantees = useMessages(guaranteeNames)
  const longest = waiting_periods.toSorted((one, other) => other.days_left - one.days_left)[0]
  return (
    <>
      {longest !== undefined && longest.days_left > 0 && (
        <span className="small muted">{words.waits(guarantees[longest.guarantee], longest.days_left)}</span>
      )}
      {identification && (
        <span className={`small ${styles.missing}`}>
          {identification.due_on < today ? words.numberOverdue : words.numberMissing(identification.days_left)}
        </span>
      )}
    </>
  )
}

type CoverProps = {
  animal: PortrayedAnimal
  ended: EndedContract | null
  status: Contract['status'] | undefined
  today: string
}

function Cover({ animal, ended, status, today }: CoverProps) {
  const words = useMessages(cardMessages)
  const language = useLanguage()
  const format = useFormat()
  const { formula, formula_label, limits, cover_start } = animal
  if (formula.name === 'default') return <span className="small muted">{words.noFormula}</span>
  const name = <span className="small muted">{words.formula(formula_label[language])}</span>
  if (ended) {
    return (
      <>
        {name}
        <span className="small muted">
          {ended.last_day === null ? words.over : words.coveredUntil(format.longDay(ended.last_day))}
        </span>
      </>
    )
  }
  return (
    <>
      {name}
      {limits ? (
        <>
          <Stitches
            value={limits.ceiling.used_percent}
            tone={isNearlySpent(limits.ceiling.used_cents, limits.ceiling.amount_cents) ? 'danger' : 'brand'}
          />
          <span className="small">
            <Amount>{format.euros(limits.ceiling.remaining_cents)}</Amount>{' '}
            {status === 'suspended' ? words.leftAfter : words.left}
            {limits.ceiling.reserved_cents > 0 && `, ${words.reserved(format.euros(limits.ceiling.reserved_cents))}`}
          </span>
          <ToCome limits={limits} today={today} />
        </>
      ) : (
        // Only a contract defines when an animal's cover begins.
        status !== undefined &&
        cover_start && <span className="small muted">{words.coveredFrom(format.longDay(cover_start))}</span>
      )}
    </>
  )
}

export function AnimalCards({ today, level = 3 }: { today: string; level?: 2 | 3 | undefined }) {
  const words = useMessages(cardMessages)
  const format = useFormat()
  const { data: animals } = useSuspenseQuery(animalQueries.list())
  const { contract } = useMe()
  const ended = endedContract(contract, today)
  const present = animals.filter((animal) => !hasLeft(animal, today))
  if (animals.length === 0) return <NoAnimal level={level} />
  // They had animals: theirs are remembered on the page of the animals.
  if (present.length === 0)
    return level === 2 ? null : (
      <p>
        <Link className="text-link" to="/animals">
          {words.remember}
        </Link>
      </p>
    )
  return (
    <div className={`cols-even ${styles.cards} ${styles.many}`}>
      {present.map((animal) => (
        <Link key={animal.id} className={styles.card} to="/animals/$id" params={{ id: animal.id }}>
          <span className={styles.peek}>
            <Portrait face={animal.face} ground={animal.ground} size="card" />
          </span>
          <span className={`${styles.name} display`}>{animal.name}</span>
          <span className="small muted">{words.breedAndAge(animal.breed, format.age(animal.birth_date, today))}</span>
          <Cover animal={animal} ended={ended} status={contract?.status} today={today} />
        </Link>
      ))}
    </div>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Portrait } from '#ui/drawings/Portrait.tsx'
import { Hero } from '#ui/Hero.tsx'
import { type PawMark, PawProgress } from '#ui/PawProgress.tsx'
import type { PortrayedAnimal } from './request-animals.ts'
import styles from './VerdictHead.module.css'

type VerdictHeadProps = {
  ground: NonNullable<ComponentProps<typeof Hero>['ground']>
  className?: string | undefined
  /** Badge and name. */
  title: ReactNode
  animals: readonly PortrayedAnimal[]
  /** Names, care and vet; unknown ones are left out. */
  about: readonly (string | null | undefined | false)[]
  outcome: ReactNode
  /** Print of how far it is. */
  paw?: PawMark | undefined
  children?: ReactNode
}

/** Head of a request or a quote: its subject, its state, and the outcome. */
export function VerdictHead({ ground, className, title, animals, about, outcome, paw, children }: VerdictHeadProps) {
  return (
    <Hero ground={ground} seam={ground !== 'sunken'} className={classNames(styles.head, className)}>
      <div className="grow stack gap-m">
        {title}
        <p className={styles.about}>
          {animals.length > 0 && (
            <span className={styles.faces}>
              {animals.map((animal) => (
                <Portrait key={animal.id} face={animal.face} ground={animal.ground} size="tiny" />
              ))}
            </span>
          )}
          <span>{about.filter(Boolean).join(', ')}</span>
        </p>
        {children}
      </div>
      {outcome}
      {paw && (
        <PawProgress {...paw} tone={ground === 'sunken' ? 'rejected' : 'plain'} size={116} className={styles.print} />
      )}
    </Hero>
  )
}

/** The outcome: a reason, a day or an amount, under its name. */
export function VerdictOutcome({
  term,
  reason,
  day,
  amount,
  children,
}: {
  term: string
  reason?: string
  day?: string
  amount?: string | null
  children?: ReactNode
}) {
  return (
    <div className={styles.outcome}>
      <p className="small">{term}</p>
      {reason && <p className={styles.reason}>{reason}</p>}
      {day && <p className={styles.day}>{day}</p>}
      {amount && <p className="amount big">{amount}</p>}
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Hero } from './Hero.tsx'
import { PawProgress } from './PawProgress.tsx'
import { focusHeading, type LastHeading } from './StepHeading.tsx'
import styles from './SuccessScreen.module.css'

type SuccessScreenProps = {
  title: string
  last: LastHeading
  /** The ways on, as large buttons. */
  acts: ReactNode
  children: ReactNode
}

/** The end of a path: the whole print, what was done and the next links. */
export function SuccessScreen({ title, last, acts, children }: SuccessScreenProps) {
  return (
    <Hero ground="meadow" className={styles.landed}>
      <PawProgress done={5} tone="plain" size={116} />
      <div className="grow stack gap-s">
        <h1 ref={(heading) => focusHeading(heading, last)} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <div className={styles.acts}>{acts}</div>
      </div>
    </Hero>
  )
}

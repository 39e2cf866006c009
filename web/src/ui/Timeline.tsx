import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { padShape } from './drawings/paw.ts'
import styles from './Timeline.module.css'

export type TimelineMoment = {
  id?: string | undefined
  state: 'done' | 'now' | 'todo' | 'refused'
  what: ReactNode
  when?: ReactNode
  detail?: ReactNode
}

const states = { done: styles.done, now: styles.now, todo: styles.todo, refused: styles.refused }

type TimelineProps = {
  label?: string | undefined
  moments: readonly TimelineMoment[]
  /** Draws the last moment as the pad, where the path lands. */
  landing?: boolean | undefined
}

/** Timeline: past moments solid, future ones stitched. */
export function Timeline({ label, moments, landing = false }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {moments.map((moment, index) => {
        const isPad = landing && index === moments.length - 1
        return (
          <li
            key={moment.id ?? index}
            className={classNames(states[moment.state], isPad && styles.pad)}
            aria-current={moment.state === 'now' ? 'step' : undefined}
          >
            {isPad && (
              <svg className={styles.padmark} viewBox="4 26 56 38" aria-hidden="true">
                <path d={padShape} />
              </svg>
            )}
            <p className={styles.what}>{moment.what}</p>
            {moment.when && <p className={styles.when}>{moment.when}</p>}
            {moment.detail && <div className={`small ${styles.detail}`}>{moment.detail}</div>}
          </li>
        )
      })}
    </ol>
  )
}

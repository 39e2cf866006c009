import type { ReactNode, RefObject } from 'react'
import styles from './StepHeading.module.css'

/** The heading shown before: the first one leaves the focus to the page. */
export type LastHeading = RefObject<HTMLHeadingElement | null>

/** Takes the focus to a heading that was not there before. */
export function focusHeading(heading: HTMLHeadingElement | null, last: LastHeading): void {
  if (heading === null || heading === last.current) return
  if (last.current !== null) heading.focus()
  last.current = heading
}

type StepHeadingProps = {
  title: string
  help: ReactNode
  last: LastHeading
}

/** The heading of a step, which takes the focus when the step changes. */
export function StepHeading({ title, help, last }: StepHeadingProps) {
  return (
    <>
      <h1 className={styles.heading} ref={(heading) => focusHeading(heading, last)} tabIndex={-1}>
        {title}
      </h1>
      <p className={`lead ${styles.lead}`}>{help}</p>
    </>
  )
}

import type { ReactNode } from 'react'
import { type LastHeading, StepHeading } from '#ui/StepHeading.tsx'
import styles from './SigningHeading.module.css'

type SigningHeadingProps = {
  title: string
  help: ReactNode
  last: LastHeading
  /** Note that another person receives the code. */
  signer?: string | false
}

/** Heading of a step that sends or takes a code: who receives it below. */
export function SigningHeading({ title, help, last, signer = false }: SigningHeadingProps) {
  return (
    <div className={styles.heading}>
      <StepHeading title={title} help={help} last={last} />
      {signer !== false && <p>{signer}</p>}
    </div>
  )
}

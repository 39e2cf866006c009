import type { ReactNode } from 'react'
import styles from './WizardFoot.module.css'

type WizardFootProps = {
  back?: ReactNode
  /** Words beside the action, if there is room for them. */
  note?: ReactNode
  /** At the end of the page instead of always visible: for content to read before confirming. */
  isInFlow?: boolean
  /** Words about what the action lacks, shown everywhere once it was pressed while unavailable. */
  lacks?: string | null | undefined
  children: ReactNode
}

/** The bar of a wizard: back on the left, one primary action on the right; it stays in sight. */
export function WizardFoot({ back, note, isInFlow = false, lacks, children }: WizardFootProps) {
  return (
    <div className={styles.foot} data-flow={isInFlow || undefined}>
      {back}
      <span className={`small muted grow ${styles.note}`} aria-live="polite" data-lacks={lacks ? true : undefined}>
        {lacks ? lacks : note && <span className="only-desk">{note}</span>}
      </span>
      {children}
    </div>
  )
}

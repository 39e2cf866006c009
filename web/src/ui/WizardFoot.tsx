import type { ReactNode } from 'react'
import styles from './WizardFoot.module.css'

type WizardFootProps = {
  back?: ReactNode
  /** Words beside the action, where there is room for them. */
  note?: ReactNode
  /** At the end of the page instead of always in sight: for what is to be read before it is confirmed. */
  isInFlow?: boolean
  /** Words about what the action lacks, said everywhere once it was pressed in vain. */
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

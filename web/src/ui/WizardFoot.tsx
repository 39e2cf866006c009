import type { ReactNode } from 'react'
import styles from './WizardFoot.module.css'

type WizardFootProps = {
  back?: ReactNode
  /** Words beside the action, where there is room for them. */
  note?: ReactNode
  /** Words about what the action lacks, said everywhere once it was pressed in vain. */
  lacks?: string | null | undefined
  children: ReactNode
}

/** The bar of a wizard: back on the left, one primary action on the right; it stays in sight. */
export function WizardFoot({ back, note, lacks, children }: WizardFootProps) {
  return (
    <div className={styles.foot}>
      {back}
      <span className={`small muted grow ${styles.note}`} aria-live="polite" data-lacks={lacks ? true : undefined}>
        {lacks ? lacks : note && <span className="only-desk">{note}</span>}
      </span>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './WizardFoot.module.css'

type WizardFootProps = { back?: ReactNode; note?: ReactNode; children: ReactNode }

/** The bar of a wizard: back on the left, one primary action on the right; it stays in sight. */
export function WizardFoot({ back, note, children }: WizardFootProps) {
  return (
    <div className={styles.foot}>
      {back}
      <span className="small muted grow" aria-live="polite">
        {note && <span className="only-desk">{note}</span>}
      </span>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import X from '~icons/lucide/x'
import { buttonClass } from './button-class.ts'
import { useModal } from './use-modal.ts'
import styles from './Sheet.module.css'

type SheetProps = {
  open: boolean
  /** Called for Escape, the cross, a press on the scrim and on a link inside. */
  onClose: () => void
  label: string
  closeLabel: string
  /** At the head, beside the cross: the wordmark. */
  head?: ReactNode
  children: ReactNode
}

/** A panel that slides in from the left over a scrim: the menu of phones. */
export function Sheet({ open, onClose, label, closeLabel, head, children }: SheetProps) {
  const dialog = useModal({ isOpen: open, onClose, closesOnLink: true })
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={label}>
      {open && (
        <div className={styles.body}>
          <div className={`row between ${styles.head}`}>
            {head ?? <span />}
            <button
              type="button"
              className={buttonClass({ variant: 'quiet', iconOnly: true })}
              aria-label={closeLabel}
              onClick={onClose}
            >
              <X />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}

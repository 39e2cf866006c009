import { useId, type ReactNode } from 'react'
import X from '~icons/lucide/x'
import { buttonClass } from './button-class.ts'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { useModal } from './use-modal.ts'
import styles from './Dialog.module.css'

type DialogProps = {
  open: boolean
  /** Called for Escape, the cross and a press outside; a press outside is ignored by an alertdialog. */
  onClose: () => void
  /** A question. */
  title: ReactNode
  text?: ReactNode
  children?: ReactNode
  /** Verbs as buttons, the safe one primary and last. */
  actions: ReactNode
  size?: 'medium' | 'large' | undefined
  /** Adds a cross with this name. */
  closeLabel?: string | undefined
  role?: 'dialog' | 'alertdialog' | undefined
}

/** A question that must be answered first; a sheet at the bottom of phones. */
export function Dialog({
  open,
  onClose,
  title,
  text,
  children,
  actions,
  size = 'medium',
  closeLabel,
  role = 'dialog',
}: DialogProps) {
  const dialog = useModal({ isOpen: open, onClose, closesOutside: role === 'dialog' })
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, size === 'large' && styles.large)}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={open ? `${id}-title` : undefined}
      aria-describedby={open && text ? `${id}-text` : undefined}
    >
      {open && (
        <div className={styles.body}>
          <div className={`row between ${styles.head}`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {closeLabel && (
              <button
                type="button"
                className={buttonClass({ variant: 'quiet', size: 'small', iconOnly: true })}
                aria-label={closeLabel}
                onClick={onClose}
              >
                <X />
              </button>
            )}
          </div>
          {text && (
            <p className="muted" id={`${id}-text`}>
              {text}
            </p>
          )}
          {children}
          <div className={styles.acts}>{actions}</div>
        </div>
      )}
    </dialog>
  )
}

type ConfirmDialogProps = Pick<DialogProps, 'open' | 'title' | 'text' | 'children' | 'role'> & {
  /** Verb of what is asked about. */
  confirmLabel: string
  /** Verb of the safe choice, which Escape and a press outside make too. */
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** Text while the confirmed action runs. */
  busy?: string | undefined
}

/** Asks before an action that cannot be undone; the safe choice is the primary button, and last. */
export function ConfirmDialog({ confirmLabel, cancelLabel, onConfirm, onCancel, busy, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="primary" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    />
  )
}

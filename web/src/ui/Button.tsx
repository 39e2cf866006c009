import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, withButtonClass } from './button-class.ts'
import styles from './Button.module.css'

export type ButtonProps = ComponentProps<'button'> &
  Omit<ButtonLook, 'iconOnly'> & {
    icon?: ReactNode
    iconEnd?: ReactNode
    /** The verb shown while the action runs ("Envoi en cours"); presses are ignored meanwhile. */
    busy?: string | undefined
    /** Stays focusable; a sentence nearby says what is missing. */
    unavailable?: boolean | undefined
    /** Called by a press while unavailable: shows what is missing. */
    onUnavailable?: (() => void) | undefined
  }

/** A button; busy and unavailable buttons keep the focus and ignore presses. */
export function Button({
  icon,
  iconEnd,
  busy,
  unavailable = false,
  onUnavailable,
  type = 'button',
  onClick,
  children,
  ...native
}: ButtonProps) {
  const isBusy = busy !== undefined
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy || unavailable) {
      event.preventDefault()
      if (!isBusy) onUnavailable?.()
    } else onClick?.(event)
  }
  return (
    <button
      {...withButtonClass(native)}
      type={type}
      aria-disabled={unavailable || isBusy ? true : native['aria-disabled']}
      aria-busy={isBusy || undefined}
      data-answers={unavailable && onUnavailable ? true : undefined}
      onClick={press}
    >
      <span className={styles.face} aria-hidden={isBusy || undefined}>
        {icon}
        {children}
        {iconEnd}
      </span>
      {isBusy && (
        <span className={styles.face}>
          <span className={styles.spin} />
          {busy}
        </span>
      )}
    </button>
  )
}

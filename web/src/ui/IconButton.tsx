import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, withButtonClass } from './button-class.ts'
import { Tooltip, type TooltipSide } from './Tooltip.tsx'
import styles from './Button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Omit<ButtonLook, 'iconOnly' | 'wide'> & {
    label: string
    icon: ReactNode
    /** Text of the tooltip; by default the label (a shortcut may be added). */
    tip?: string | undefined
    side?: TooltipSide | undefined
    busy?: boolean | undefined
    unavailable?: boolean | undefined
  }

/** A button drawn as an icon, named by its label, which a bubble shows on hover and focus. */
export function IconButton({
  label,
  icon,
  tip = label,
  side,
  variant = 'quiet',
  busy = false,
  unavailable = false,
  type = 'button',
  onClick,
  ...native
}: IconButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || unavailable) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Tooltip text={tip} side={side} describes={tip !== label}>
      <button
        {...withButtonClass({ ...native, variant, iconOnly: true })}
        type={type}
        aria-label={label}
        aria-disabled={unavailable || busy ? true : native['aria-disabled']}
        aria-busy={busy || undefined}
        onClick={press}
      >
        {busy ? <span className={styles.spin} /> : icon}
      </button>
    </Tooltip>
  )
}

import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'

/** A link that looks like the kit's button. */
export function ButtonAnchor({
  variant,
  size,
  wide,
  iconOnly,
  className,
  children,
  ...native
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...native} className={buttonClass({ variant, size, wide, iconOnly, className })}>
      {children}
    </a>
  )
}

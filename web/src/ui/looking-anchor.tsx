import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A component: a link with these class names besides those it gets as a prop. */
export const lookingAnchor = (...looks: readonly (string | undefined)[]) =>
  function Anchor({ className, ...native }: ComponentProps<'a'>) {
    return (
      <a {...native} className={classNames(...looks, className)}>
        {native.children}
      </a>
    )
  }

import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A component: a link that bears these class names beside those that it is given. */
export const lookingAnchor = (...looks: readonly (string | undefined)[]) =>
  function Anchor({ className, ...native }: ComponentProps<'a'>) {
    return (
      <a {...native} className={classNames(...looks, className)}>
        {native.children}
      </a>
    )
  }

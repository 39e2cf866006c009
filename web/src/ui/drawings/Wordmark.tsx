import type { ComponentProps } from 'react'
import brand from './brand.svg'
import { Drawn } from './Drawn.tsx'

type LogoProps = Omit<ComponentProps<'svg'>, 'children' | 'name'> & { label?: string | undefined }

function named(label: string | undefined) {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
}

/** The mark and the name; without a label it is hidden, for use beside a text or inside a named link. */
export function Wordmark({ label, className = '', ...native }: LogoProps) {
  return (
    <Drawn
      file={brand}
      name="wordmark"
      box="0 0 271 52"
      className={`wordmark ${className}`}
      {...named(label)}
      {...native}
    />
  )
}

/** The mark with its stitches, for 40 px and more. */
export function LogoMark({ label, ...native }: LogoProps) {
  return <Drawn file={brand} name="large-mark" box="0 0 64 64" {...named(label)} {...native} />
}

/** The plain mark, below 40 px. */
export function LogoMarkSmall({ label, ...native }: LogoProps) {
  return <Drawn file={brand} name="mark" box="0 0 64 64" {...named(label)} {...native} />
}

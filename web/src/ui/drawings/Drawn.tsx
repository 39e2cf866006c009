import type { ComponentProps } from 'react'

export type DrawnProps = Omit<ComponentProps<'svg'>, 'children' | 'name'>

type DrawingProps = DrawnProps & {
  /** The address of the file that holds the drawing among others. */
  file: string
  name: string
  /** The drawing's view box. */
  box: string
}

/** A drawing from its own file, so that it adds nothing to a page's code; it takes the colours of its surroundings. */
export function Drawn({ file, name, box, ...native }: DrawingProps) {
  return (
    <svg viewBox={box} aria-hidden="true" {...native}>
      <use href={`${file}#${name}`} />
    </svg>
  )
}

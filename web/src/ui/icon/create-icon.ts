import { createElement, type ComponentProps } from 'react'

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

/**
 * What the build puts in the place of lucide's own maker of icons, whose options nobody uses here: a drawing in the text's
 * colour, hidden from assistive technology; CSS gives its size and stroke (`.lucide`). A default export, as lucide imports it.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ className = '', ...native }: ComponentProps<'svg'>) {
    const drawing = {
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...native,
      className: `lucide ${className}`,
    } as const
    return createElement('svg', drawing, ...node.map(([tag, attributes]) => createElement(tag, attributes)))
  }
}

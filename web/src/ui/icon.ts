import { createElement, type ReactElement, type SVGProps } from 'react'

type IconProps = SVGProps<SVGSVGElement> & { /** width and height in pixels */ size?: number }
/** A shape of an icon: the name of its SVG element, and the attributes. */
type IconShape = readonly [element: string, attributes: Readonly<Record<string, string>>]
export type Icon = (props: IconProps) => ReactElement

const frame = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/** Returns the component of an icon on a grid of 24, drawn in the colour of the text; screen readers pass it over. */
export const createIcon =
  (name: string, shapes: readonly IconShape[]): Icon =>
  ({ size = 24, className, ...props }) => {
    const classes = `lucide lucide-${name}${className ? ` ${className}` : ''}`
    return createElement(
      'svg',
      { ...frame, width: size, height: size, ...props, className: classes },
      ...shapes.map(([element, attributes]) => createElement(element, attributes)),
    )
  }

import type { ComponentProps } from 'react'
import { type ButtonLook, withButtonClass } from './button-class.ts'

export function ButtonAnchor(props: ComponentProps<'a'> & ButtonLook) {
  return <a {...withButtonClass(props)}>{props.children}</a>
}

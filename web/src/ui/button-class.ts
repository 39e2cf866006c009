import './Button.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'second' | 'paper' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
  iconOnly?: boolean | undefined
  className?: string | undefined
}

const variants = {
  primary: 'btn-primary',
  second: undefined,
  paper: 'btn-paper',
  outline: 'btn-outline',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
}
const sizes = { small: 'btn-s', medium: undefined, large: 'btn-l' }

/** The class names that make a link, a label or a button look like the kit's button. */
export function buttonClass({ variant = 'second', size = 'medium', wide, iconOnly, className }: ButtonLook = {}):
  | string
  | undefined {
  return classNames('btn', variants[variant], sizes[size], wide && 'btn-wide', iconOnly && 'btn-icon', className)
}

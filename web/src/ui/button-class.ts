import { classNames } from './class-names.ts'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'surface' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
  iconOnly?: boolean | undefined
  className?: string | undefined
}

const variants = {
  primary: styles.primary,
  secondary: undefined,
  surface: styles.surface,
  outline: styles.outline,
  quiet: styles.quiet,
  danger: styles.danger,
}
const sizes = { small: styles.small, medium: undefined, large: styles.large }

export function buttonClass({ variant = 'secondary', size = 'medium', wide, iconOnly, className }: ButtonLook = {}):
  | string
  | undefined {
  return classNames(
    styles.button,
    variants[variant],
    sizes[size],
    wide && styles.wide,
    iconOnly && styles.iconOnly,
    className,
  )
}

/** Turns the looks among the properties of a button or a link into class names. */
export function withButtonClass<Given extends ButtonLook>({
  variant,
  size,
  wide,
  iconOnly,
  className,
  ...native
}: Given) {
  return { ...native, className: buttonClass({ variant, size, wide, iconOnly, className }) }
}

import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './Field.module.css'

export type TextFieldProps = FieldTexts &
  ComponentProps<'input'> & {
    icon?: ReactNode
    /** At the end of the box: a unit, a small button. */
    end?: ReactNode
    onValue?: ((value: string) => void) | undefined
  }

export function TextField({
  label,
  hint,
  error,
  optional,
  labelEnd,
  icon,
  end,
  className,
  onValue,
  onChange,
  ...native
}: TextFieldProps) {
  return (
    <Field
      {...{ label, hint, error, optional, labelEnd, className }}
      id={native.id}
      aria-describedby={native['aria-describedby']}
      aria-invalid={native['aria-invalid'] === true}
    >
      {(control) => (
        <span className={styles.box}>
          {icon}
          <input
            {...native}
            {...control}
            onChange={(event) => {
              onChange?.(event)
              onValue?.(event.target.value)
            }}
          />
          {end}
        </span>
      )}
    </Field>
  )
}

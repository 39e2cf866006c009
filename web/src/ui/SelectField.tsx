import type { ComponentProps } from 'react'
import ChevronDown from '~icons/lucide/chevron-down'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './Field.module.css'

export type SelectChoice = { value: string; label: string; disabled?: boolean | undefined }

type SelectFieldProps = FieldTexts &
  ComponentProps<'select'> & {
    options: readonly SelectChoice[]
    /** The first line, which chooses nothing. */
    placeholder?: string | undefined
    onValue?: ((value: string) => void) | undefined
  }

export function SelectField({
  label,
  hint,
  error,
  optional,
  labelEnd,
  className,
  options,
  placeholder,
  onValue,
  onChange,
  ...native
}: SelectFieldProps) {
  return (
    <Field
      {...{ label, hint, error, optional, labelEnd, className }}
      id={native.id}
      aria-describedby={native['aria-describedby']}
    >
      {(control) => (
        <span className={styles.box}>
          <select
            {...native}
            {...control}
            onChange={(event) => {
              onChange?.(event)
              onValue?.(event.target.value)
            }}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="icon-s" />
        </span>
      )}
    </Field>
  )
}

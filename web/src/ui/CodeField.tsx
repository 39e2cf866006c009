import { type ComponentProps, useState } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './CodeField.module.css'

type CodeFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'value' | 'type'> & {
    value: string
    onValue: (digits: string) => void
    /** Called once the last place is filled. */
    onComplete?: ((digits: string) => void) | undefined
    length?: number | undefined
  }

/** A one-time code: one input over drawn places; keeps digits only, so that a pasted "407 123" is read. */
export function CodeField({
  label,
  hint,
  error,
  optional,
  labelEnd,
  className,
  value,
  onValue,
  onComplete,
  length = 6,
  onFocus,
  onBlur,
  ...native
}: CodeFieldProps) {
  const [isFocused, setIsFocused] = useState(false)
  const place = Math.min(value.length, length - 1)
  function read(text: string) {
    const digits = codeDigits(text, length)
    onValue(digits)
    if (digits.length === length && digits !== value) onComplete?.(digits)
  }
  return (
    <Field
      {...{ label, hint, error, optional, labelEnd, className }}
      id={native.id}
      aria-describedby={native['aria-describedby']}
    >
      {(control) => (
        <span className={styles.code}>
          <span className={styles.cells} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <i
                key={index}
                className={isFocused && index === place ? styles.current : ''}
                data-empty={index >= value.length || undefined}
              >
                {value[index]}
              </i>
            ))}
          </span>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            {...native}
            {...control}
            type="text"
            value={value}
            onChange={(event) => read(event.target.value)}
            onPaste={(event) => {
              const pasted = codeDigits(event.clipboardData.getData('text'), length)
              if (pasted.length < length) return
              // A complete pasted code replaces the typed digits.
              event.preventDefault()
              read(pasted)
            }}
            onFocus={(event) => {
              setIsFocused(true)
              onFocus?.(event)
            }}
            onBlur={(event) => {
              setIsFocused(false)
              onBlur?.(event)
            }}
          />
        </span>
      )}
    </Field>
  )
}

/** Reads the digits of typed, pasted or filled-in text, up to the length of the code: "407 123" is 407123. */
export const codeDigits = (text: string, length: number): string => text.replace(/\D/g, '').slice(0, length)

import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import styles from './Field.module.css'

type TextAreaProps = FieldTexts & ComponentProps<'textarea'> & { onValue?: ((value: string) => void) | undefined }

export function TextArea({
  label,
  hint,
  error,
  optional,
  labelEnd,
  className,
  onValue,
  onChange,
  rows = 5,
  ...native
}: TextAreaProps) {
  return (
    <Field
      {...{ label, hint, error, optional, labelEnd, className }}
      id={native.id}
      aria-describedby={native['aria-describedby']}
    >
      {(control) => (
        <span className={styles.box}>
          <textarea
            rows={rows}
            {...native}
            {...control}
            onChange={(event) => {
              onChange?.(event)
              onValue?.(event.target.value)
            }}
          />
        </span>
      )}
    </Field>
  )
}

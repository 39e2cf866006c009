import { type ReactNode, useId } from 'react'
import CircleAlert from '~icons/lucide/circle-alert'
import styles from './Field.module.css'

/** Properties of every field beside its control's own properties. */
export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** The word shown after the label of a field that may stay empty. */
  optional?: string | undefined
  /** Beside the label, at the end of its line; reached by the keyboard after the control. */
  labelEnd?: ReactNode
}

export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldTexts & {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  /** An error of several fields together, which appears beside them. */
  'aria-invalid'?: boolean | undefined
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A label, a hint, a control and its error, tied together for assistive technology. */
export function Field({ label, hint, error, optional, labelEnd, className = '', children, ...given }: FieldProps) {
  const ownId = useId()
  const id = given.id ?? ownId
  const described = [hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined, given['aria-describedby']]
  return (
    <div className={`${styles.field} ${error ? styles.failed : ''} ${labelEnd ? styles.withEnd : ''} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error || given['aria-invalid'] === true ? true : undefined,
      })}
      {labelEnd && <span className={styles.labelEnd}>{labelEnd}</span>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** Error of a field and what to do, under a control that names this id in aria-describedby. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <span className={styles.error} id={id}>
      <CircleAlert />
      <span>{children}</span>
    </span>
  )
}

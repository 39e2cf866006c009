import { useId, type ReactNode } from 'react'
import { FieldError } from './Field.tsx'
import choiceStyles from './Choice.module.css'
import fieldStyles from './Field.module.css'

export type ChoiceGroupProps = {
  /** Its error then has this id with `-error`, for the controls that it is about. */
  id?: string | undefined
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string | undefined
  children: ReactNode
}

export function ChoiceGroup({ id: given, legend, hint, error, className = '', children }: ChoiceGroupProps) {
  const ownId = useId()
  const id = given ?? ownId
  const described = [hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined]
  return (
    <fieldset
      className={`${choiceStyles.choiceGroup} ${error ? fieldStyles.failed : ''} ${className}`}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      <legend className={fieldStyles.label}>{legend}</legend>
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

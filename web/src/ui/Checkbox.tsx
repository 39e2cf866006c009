import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './Field.tsx'
import choiceStyles from './Choice.module.css'
import fieldStyles from './Field.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  onCheck?: ((checked: boolean) => void) | undefined
}

export function Checkbox({ label, hint, error, className = '', onCheck, onChange, ...native }: CheckboxProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  const described = [error ? `${id}-error` : undefined, native['aria-describedby']]
  return (
    <div className={`${fieldStyles.field} ${className}`}>
      <div className={choiceStyles.check}>
        <input
          {...native}
          type="checkbox"
          id={id}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            onChange?.(event)
            onCheck?.(event.target.checked)
          }}
        />
        <label className="two" htmlFor={id}>
          <span className={hint ? 'strong' : undefined}>{label}</span>
          {hint && <span className="small muted">{hint}</span>}
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

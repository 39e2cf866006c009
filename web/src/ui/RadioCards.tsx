import { useId, type ReactNode } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx'
import styles from './Choice.module.css'

export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  disabled?: boolean | undefined
}

type RadioCardsProps = Omit<ChoiceGroupProps, 'children'> & {
  name?: string | undefined
  value: string | null
  onValue: (value: string) => void
  options: readonly RadioOption[]
  variant?: 'cards' | 'plain' | undefined
}

export function RadioCards({ name, value, onValue, options, variant = 'cards', ...group }: RadioCardsProps) {
  const ownName = useId()
  return (
    <ChoiceGroup {...group}>
      <div className={variant === 'cards' ? styles.radioCards : `row wrap ${styles.radioPlain}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={variant === 'cards' ? `${styles.check} ${styles.radioCard}` : styles.check}
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              data-invalid={group.error ? true : undefined}
              onChange={() => onValue(option.value)}
            />
            <span className="two grow">
              <span className={variant === 'cards' ? 'strong' : undefined}>{option.label}</span>
              {option.hint && <span className="small muted">{option.hint}</span>}
            </span>
            {option.icon}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import Check from '~icons/lucide/check'
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx'
import { Portrait, type Face, type Ground } from './drawings/Portrait.tsx'
import styles from './Choice.module.css'

export function PickCards({ children, ...group }: ChoiceGroupProps) {
  return (
    <ChoiceGroup {...group}>
      <div className={styles.picks}>{children}</div>
    </ChoiceGroup>
  )
}

type PickCardProps = ComponentProps<'input'> & {
  label: ReactNode
  hint?: ReactNode
  face: Face
  ground: Ground
  onCheck?: ((checked: boolean) => void) | undefined
}

/** An animal to pick, with its portrait and a bean tick; a checkbox unless type is "radio". */
export function PickCard({
  label,
  hint,
  face,
  ground,
  type = 'checkbox',
  onCheck,
  onChange,
  ...native
}: PickCardProps) {
  return (
    <label className={styles.pick}>
      <input
        {...native}
        className="sr"
        type={type}
        onChange={(event) => {
          onChange?.(event)
          onCheck?.(event.target.checked)
        }}
      />
      <Portrait face={face} ground={ground} size="large" />
      <span className="strong">{label}</span>
      {hint && <span className="small muted">{hint}</span>}
      <span className={styles.tick}>
        <Check />
      </span>
    </label>
  )
}

import Check from '~icons/lucide/check'
import { PawProgress } from './PawProgress.tsx'
import type { Toe, PawSteps } from './PawProgress.tsx'
import styles from './Stepper.module.css'

export type StepperProps = {
  label: string
  steps: readonly [string, string, string, string]
  current: Toe | 'landed'
  /** Steps before the current one that were jumped over: 0 is the first. */
  skipped?: readonly number[] | undefined
  /** "Étape 2 sur 4", shown on phones above the current step; "Terminé", alone, once complete. */
  where: string
  /** Text after the steps already done. */
  doneText: string
}

const allToes: readonly PawSteps[] = [0, 1, 2, 3, 4, 5]

const before: Record<Toe | 'landed', PawSteps> = { 1: 0, 2: 1, 3: 2, 4: 3, landed: 5 }

const toesUpTo = (count: number): PawSteps => allToes.find((toes) => toes === count) ?? 0

/** The four steps of a path: a print and four beans on a seam; on phones the print and the step in hand. */
export function Stepper({ label, steps, current, skipped = [], where, doneText }: StepperProps) {
  const passed = before[current]
  // The print fills toe by toe: what lies behind a gap waits for it.
  const filled = toesUpTo(Math.min(passed, ...skipped))
  return (
    <div className={styles.stepper}>
      <PawProgress done={filled} now={current === 'landed' ? undefined : current} size={68} />
      <div className={styles.where}>
        {current === 'landed' ? (
          <p className="h3">{where}</p>
        ) : (
          <>
            <p className="small muted">{where}</p>
            <p className="h3">{steps[Math.min(passed, 3)]}</p>
          </>
        )}
      </div>
      <ol aria-label={label}>
        {steps.map((step, index) => {
          if (index < passed && !skipped.includes(index)) {
            return (
              <li key={step} className={styles.done}>
                <Check />
                {step}
                <span className="sr">{doneText}</span>
              </li>
            )
          }
          return index === passed ? (
            <li key={step} className={styles.now} aria-current="step">
              {step}
            </li>
          ) : (
            <li key={step}>{step}</li>
          )
        })}
      </ol>
    </div>
  )
}

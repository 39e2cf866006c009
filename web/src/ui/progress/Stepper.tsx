import './Stepper.css'
import Check from 'lucide-react/icons/check'
import { Print } from '../print/Print.tsx'
import type { Toe, Toes } from '../print/status-print.ts'

type StepperProps = {
  label: string
  steps: readonly [string, string, string, string]
  current: Toe | 'landed'
  /** "Étape 2 sur 4", shown on phones. */
  where: string
  /** Said after the steps already done. */
  doneText: string
}

const before: Record<Toe | 'landed', Toes> = { 1: 0, 2: 1, 3: 2, 4: 3, landed: 5 }

/** The four steps of a path: a print and four beans on a seam; on phones the print and the step in hand. */
export function Stepper({ label, steps, current, where, doneText }: StepperProps) {
  const done = before[current]
  return (
    <div className="stepper">
      <Print done={done} now={current === 'landed' ? undefined : current} size={68} />
      <div className="where">
        <p className="small muted">{where}</p>
        <p className="h3">{steps[Math.min(done, 3)]}</p>
      </div>
      <ol aria-label={label}>
        {steps.map((step, index) => {
          if (index < done) {
            return (
              <li key={step} className="done">
                <Check />
                {step}
                <span className="sr">{doneText}</span>
              </li>
            )
          }
          return index === done ? (
            <li key={step} className="now" aria-current="step">
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

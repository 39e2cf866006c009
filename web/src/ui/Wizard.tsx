import type { ReactNode, Ref } from 'react'
import { Stepper, type StepperProps } from './Stepper.tsx'

type WizardProps = { ref?: Ref<HTMLDivElement> | undefined; path: StepperProps; children: ReactNode }

/** Frame of a form in steps: the path above, the step in hand below. */
export function Wizard({ ref, path, children }: WizardProps) {
  return (
    <div ref={ref} className="content content-narrow">
      <Stepper {...path} />
      {children}
    </div>
  )
}

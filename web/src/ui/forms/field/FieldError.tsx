import './Field.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

/** What is wrong and what to do, under a control that names this id in aria-describedby. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <span className="error" id={id}>
      <CircleAlert />
      <span>{children}</span>
    </span>
  )
}

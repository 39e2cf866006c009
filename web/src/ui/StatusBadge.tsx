import './Badge.css'
import { PawProgress } from './PawProgress.tsx'
import { statusPaw, type RequestStatus } from './status-paw.ts'

/** A request's status: its print and its word. */
export function StatusBadge({ status, label }: { status: RequestStatus; label: string }) {
  const mark = statusPaw(status)
  return (
    <span className={`badge badge-${mark.tone}`}>
      <PawProgress {...mark} tone="plain" size={18} />
      {label}
    </span>
  )
}

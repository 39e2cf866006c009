import './Badge.css'
import { Print } from './Print.tsx'
import { statusPrint, type RequestStatus } from './status-print.ts'

/** A request's status: its print and its word. */
export function StatusBadge({ status, label }: { status: RequestStatus; label: string }) {
  const mark = statusPrint(status)
  return (
    <span className={`badge badge-${mark.tone}`}>
      <Print {...mark} tone="plain" size={18} />
      {label}
    </span>
  )
}

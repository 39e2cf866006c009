import Hourglass from 'lucide-react/icons/hourglass'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Note } from '#ui/Note.tsx'
import type { CareWarning } from './care-warnings.ts'
import { warningMessages } from './warning.messages.ts'

/** The sentence of a warning known before anything is sent. */
export function useCareWarningText(): (warning: CareWarning) => string {
  const words = useMessages(warningMessages)
  const format = useFormat()
  return ({ code, name, until, since, reserved_cents = 0 }) => {
    if (code === 'not_covered_by_formula') return words.not_covered_by_formula(name)
    if (code === 'cover_suspended') {
      const from = format.longDay(since ?? '')
      return until === null
        ? words.cover_suspended(name, from)
        : words.cover_was_suspended(name, from, format.longDay(until))
    }
    if (code === 'ceiling_reached' && until !== null && reserved_cents > 0)
      return words.ceiling_reserved(name, format.euros(reserved_cents), format.longDay(until))
    return until === null ? words.no_cover(name) : words[code](name, format.longDay(until))
  }
}

export function CareWarnings({ warnings }: { warnings: readonly CareWarning[] }) {
  const text = useCareWarningText()
  return (
    <div className="stack gap-m" role="status">
      {warnings.map((warning) => (
        <Note key={`${warning.animal_id}-${warning.code}`} tone="warning" icon={<Hourglass />}>
          {text(warning)}
        </Note>
      ))}
    </div>
  )
}

import { toast } from '#ui/toast-store.ts'
import { hasCode } from '../calls/api-problem.ts'
import { problemText } from '../calls/errors.ts'
import { currentLanguage } from '../language/i18n.ts'
import { report } from '../page/report-failure.ts'

/**
 * Shows a failure in a toast, replacing the previous one of the same action, and returns its id. The end of a session has its own message.
 */
export function errorToast(error: unknown, action: string): string | null {
  // The member gave it up.
  if (hasCode(error, 'cancelled')) return null
  report(error, { action })
  if (hasCode(error, 'session_expired')) return null
  return toast({ text: problemText(error, currentLanguage()), tone: 'danger', key: action })
}

/** Shows a success in a toast; the same sentence never appears twice at once. */
export function successToast(text: string): void {
  toast({ text, tone: 'success', key: text })
}

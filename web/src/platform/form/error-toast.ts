import { toast } from '#ui/toast-store.ts'
import { hasCode } from '../calls/api-problem.ts'
import { problemText } from '../calls/errors.ts'
import { currentLanguage } from '../language/i18n.ts'
import { report } from '../page/report-failure.ts'

/** Says in a toast what failed, in place of what the same action has said before, and gives its id; the end of a session is said by itself. */
export function errorToast(error: unknown, action: string): string | null {
  // The member gave it up.
  if (hasCode(error, 'cancelled')) return null
  report(error, { action })
  if (hasCode(error, 'session_expired')) return null
  return toast({ text: problemText(error, currentLanguage()), tone: 'danger', key: action })
}

/** Says in a toast what went well; the same sentence does not stand there twice. */
export function successToast(text: string): void {
  toast({ text, tone: 'success', key: text })
}

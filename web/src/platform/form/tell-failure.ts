import { hasCode } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/errors.ts'
import { currentLanguage } from '#platform/language/i18n.ts'
import { report } from '#platform/page/report.ts'
import { toast } from '#ui/feedback/toast/toast-store.ts'

/** Says in a toast what failed; the end of a session is said by itself. */
export function tellFailure(error: unknown, action: string): void {
  report(error, { action })
  if (!hasCode(error, 'session_expired')) toast({ text: problemText(error, currentLanguage()), tone: 'danger' })
}

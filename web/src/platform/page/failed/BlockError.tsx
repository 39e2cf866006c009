import { useReconnection } from '#platform/browser/use-reconnection.ts'
import { problemText } from '#platform/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx'
import { failedMessages } from './failed.messages.ts'
import { useRecovery } from './use-recovery.ts'

/** What stands in for a part of a page that failed; it tries again by itself when the network is back, and when another part has fetched what failed here. */
export function BlockError({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  const { retry } = useMessages(failedMessages)
  useReconnection(onRetry)
  useRecovery(error, onRetry)
  return <ErrorBlock title={what} text={problemText(error, useLanguage())} retryLabel={retry} onRetry={onRetry} />
}

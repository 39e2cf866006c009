import { useReconnection } from '../browser/use-reconnection.ts'
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx'
import { problemText } from '../errors.ts'
import { messages, useLanguage, useMessages } from '../language/i18n.ts'

const words = messages({ fr: { retry: 'Réessayer' }, it: { retry: 'Riprova' } })

/** What stands in for a part of a page that failed; it tries again by itself when the network is back. */
export function BlockError({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  const { retry } = useMessages(words)
  useReconnection(onRetry)
  return <ErrorBlock title={what} text={problemText(error, useLanguage())} retryLabel={retry} onRetry={onRetry} />
}

import { useState } from 'react'
import { useReconnection } from '#platform/browser/use-reconnection.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { problemText } from '#platform/errors.ts'
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx'
import { failedMessages } from './failed.messages.ts'

type PartErrorProps = {
  error: unknown
  /** Ends when the part is there, or has failed again; `isAsked`: the member has pressed for it. */
  onRetry: (isAsked: boolean) => Promise<void>
}

/** What stands in for a part whose code did not come: tried again once by itself, when the network is back, and when asked. */
export function PartError({ error, onRetry }: PartErrorProps) {
  const { retry, loading } = useMessages(failedMessages)
  const [isTrying, setIsTrying] = useState(false)
  const tryAgain = (isAsked: boolean) => {
    setIsTrying(true)
    void onRetry(isAsked).finally(() => setIsTrying(false))
  }
  useStart(() => tryAgain(false))
  useReconnection(() => tryAgain(false))
  return (
    <ErrorBlock
      title={problemText(error, useLanguage())}
      retryLabel={retry}
      retrying={isTrying ? loading : undefined}
      onRetry={() => tryAgain(true)}
    />
  )
}

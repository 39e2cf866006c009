import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import { hasCode } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useReconnection } from '#platform/browser/use-reconnection.ts'
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx'
import { PageNotFound } from './PageNotFound.tsx'
import { troubleMessages } from './trouble.messages.ts'

/** A page that could not be shown: what failed, and another try where one may help. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const words = useMessages(troubleMessages)
  const language = useLanguage()
  const router = useRouter()
  const queryErrors = useQueryErrorResetBoundary()
  const [isTrying, setIsTrying] = useState(false)
  const isForbidden = hasCode(error, 'forbidden')
  async function tryAgain() {
    setIsTrying(true)
    queryErrors.reset()
    await router.invalidate()
    reset()
    setIsTrying(false)
  }
  useReconnection(() => void tryAgain())
  if (hasCode(error, 'not_found')) return <PageNotFound />
  return (
    <div className="content stack gap-l">
      <h1>{isForbidden ? words.forbidden : words.failed}</h1>
      <ErrorBlock
        title={problemText(error, language)}
        retryLabel={isForbidden ? undefined : words.retry}
        onRetry={isForbidden ? undefined : () => void tryAgain()}
        retrying={isTrying ? words.loading : undefined}
      />
    </div>
  )
}

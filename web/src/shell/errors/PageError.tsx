import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { troubleMessages } from '#messages/shell.ts'
import { useReconnection } from '#platform/browser/use-reconnection.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { isLoadFailure, reloadIfServed, reloadOnce, sheetsAgain } from '#platform/page/load-failure.ts'
import { resetQueryErrors } from '#platform/page/query-errors.ts'
import { useRecovery } from '#platform/page/use-recovery.ts'
import { ErrorBlock } from '#ui/ErrorBlock.tsx'

const PageNotFound = lazyPart(() => import('./PageNotFound.tsx').then((module) => module.PageNotFound))

/**
 * A page that could not be shown: what failed, and a retry if that may help. Code that failed to load, but would load now, belongs to
 * another build or is cached as failed by the browser: the page is loaded again.
 */
export function PageError({ error, reset }: ErrorComponentProps) {
  const words = useMessages(troubleMessages)
  const language = useLanguage()
  const router = useRouter()
  const [isTrying, setIsTrying] = useState(false)
  const isForbidden = hasCode(error, 'forbidden')
  async function tryAgain() {
    setIsTrying(true)
    if (isLoadFailure(error)) {
      if (await reloadIfServed()) return
      try {
        // Code without its style sheets would appear unstyled.
        await sheetsAgain()
      } catch {
        setIsTrying(false)
        return
      }
    }
    resetQueryErrors()
    await router.invalidate()
    reset()
    setIsTrying(false)
  }
  useReconnection(() => void tryAgain())
  useRecovery(error, () => void tryAgain())
  useStart(() => {
    if (isLoadFailure(error)) void reloadOnce()
  })
  if (hasCode(error, 'not_found')) {
    return (
      <Suspense>
        <PageNotFound />
      </Suspense>
    )
  }
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

import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { failedMessages } from '#messages/platform.ts'
import { ErrorBlock } from '#ui/ErrorBlock.tsx'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { useReconnection } from '../browser/use-reconnection.ts'
import { problemText } from '../calls/errors.ts'
import { useLanguage, useMessages } from '../language/i18n.ts'
import { LateAnswers } from './LateAnswers.tsx'
import { report } from './report-failure.ts'
import { failedParts, useTroubledPart } from './troubled-parts.ts'
import { useRecovery } from './use-recovery.ts'

type BlockProps = {
  /** Sentence naming what could not be shown. */
  what: string
  pending: ReactNode
  children: ReactNode
}

/** Part of a page that loads and fails separately, so that the rest stays usable; its failure is reported and can be retried. */
export function Block({ what, pending, children }: BlockProps) {
  const queryErrors = useQueryErrorResetBoundary()
  const fallback = (reset: () => void, error: unknown) => {
    const tryAgain = () => {
      queryErrors.reset()
      reset()
    }
    return <BlockError what={what} error={error} onRetry={tryAgain} />
  }
  return (
    <ErrorBoundary fallback={fallback} onError={(error) => report(error, { block: what })}>
      <Suspense
        fallback={
          <>
            {pending}
            <LateAnswers />
          </>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * Placeholder of a part that failed. It retries automatically when the network is back, and recovers together with the query that failed.
 * The first of several on a page gives the reason and retries all; the others say in a line what is missing.
 */
function BlockError({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  const { retry } = useMessages(failedMessages)
  useReconnection(onRetry)
  useRecovery(error, onRetry)
  const { place, isFirst, retryAll } = useTroubledPart(failedParts, onRetry)
  const text = problemText(error, useLanguage())
  return <ErrorBlock place={place} quiet={!isFirst} title={what} text={text} retryLabel={retry} onRetry={retryAll} />
}

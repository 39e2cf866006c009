import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx'
import { BlockError } from './failed/BlockError.tsx'
import { report } from './report.ts'

type BlockProps = {
  /** The sentence that says what could not be shown. */
  what: string
  pending: ReactNode
  children: ReactNode
}

/** A part of a page that waits and fails alone, so that the rest stands; a failure is reported and can be tried again. */
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
      <Suspense fallback={pending}>{children}</Suspense>
    </ErrorBoundary>
  )
}

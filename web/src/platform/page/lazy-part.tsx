import { type ComponentType, lazy, useState } from 'react'
import { failedMessages } from '#messages/platform.ts'
import { isLoadFailure, reloadIfServed, sheetsAgain } from '#platform/page/load-failure.ts'
import { ErrorBlock } from '#ui/ErrorBlock.tsx'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { useReconnection } from '../browser/use-reconnection.ts'
import { useStart } from '../browser/use-start.ts'
import { problemText } from '../calls/errors.ts'
import { useLanguage, useMessages } from '../language/i18n.ts'
import { report } from './report-failure.ts'

export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code in advance, so that the part is shown at once: React delays what follows a fallback by 300 ms. */
  preload: () => Promise<unknown>
}

/**
 * Part of a page whose code is loaded later, for use inside a Suspense boundary. Code that fails to load shows an error in its own place
 * and can be retried, which React's own `lazy` cannot do; any other error goes to the boundary above.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let current: ComponentType<Props> = lazy(() => load().then((part) => ({ default: part })))

  async function preload(): Promise<void> {
    current = await load()
  }

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => current)

    async function tryAgain({ isAsked }: Retry, reset: () => void): Promise<void> {
      try {
        await sheetsAgain()
        await preload()
      } catch {
        // A browser may cache the failure, and a new build has other files: a reloaded page has neither problem.
        if (isAsked) await reloadIfServed()
        return
      }
      setPart(() => current)
      reset()
    }

    const fallback = (reset: () => void, error: unknown) => {
      if (!isLoadFailure(error)) throw error
      return <PartError error={error} onRetry={(retry) => tryAgain(retry, reset)} />
    }
    return (
      <ErrorBoundary fallback={fallback} onError={(error) => isLoadFailure(error) && report(error, { part: 'lazy' })}>
        <Part {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(LazyPart, { preload })
}

/** `isAsked`: the member pressed "try again". */
type Retry = { isAsked: boolean }

type PartErrorProps = {
  error: unknown
  /** Resolves when the part is loaded, or has failed again. */
  onRetry: (retry: Retry) => Promise<void>
}

/** Placeholder of a part whose code failed to load: retried once automatically, when the network is back, and on request. */
function PartError({ error, onRetry }: PartErrorProps) {
  const { retry, loading } = useMessages(failedMessages)
  const [isTrying, setIsTrying] = useState(false)
  const tryAgain = ({ isAsked }: Retry) => {
    setIsTrying(true)
    void onRetry({ isAsked }).finally(() => setIsTrying(false))
  }
  useStart(() => tryAgain({ isAsked: false }))
  useReconnection(() => tryAgain({ isAsked: false }))
  return (
    <ErrorBlock
      title={problemText(error, useLanguage())}
      retryLabel={retry}
      retrying={isTrying ? loading : undefined}
      onRetry={() => tryAgain({ isAsked: true })}
    />
  )
}

import { type ComponentType, lazy, useState } from 'react'
import { isLoadFailure, reloadIfServed, sheetsAgain } from '#platform/page/load-failure.ts'
import { ErrorBlock } from '#ui/ErrorBlock.tsx'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { useReconnection } from '../browser/use-reconnection.ts'
import { useStart } from '../browser/use-start.ts'
import { problemText } from '../calls/errors.ts'
import { useLanguage, useMessages } from '../language/i18n.ts'
import { failedMessages } from './failed.messages.ts'
import { report } from './report-failure.ts'

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead, so that the part is shown at once: behind its fallback React holds it back for 300 ms. */
  preload: () => Promise<unknown>
}

/**
 * A part of a page whose code comes later; goes inside a Suspense boundary. Code that does not come fails in its own
 * place and can be tried again, which React's own `lazy` never does; any other failure is for the boundary above.
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
        // An engine may keep what failed, and a new build has other files: a page that is opened anew has neither.
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

/** `isAsked`: the member has pressed for it. */
type Retry = { isAsked: boolean }

type PartErrorProps = {
  error: unknown
  /** Ends when the part is there, or has failed again. */
  onRetry: (retry: Retry) => Promise<void>
}

/** Placeholder of a part whose code did not come: tried again once by itself, when the network is back, and when asked. */
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

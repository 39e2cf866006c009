import { lazy, useState, type ComponentType } from 'react'
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx'
import { isLoadFailure, reloadIfServed, sheetsAgain } from '#start/load-failure.ts'
import { PartError } from './failed/PartError.tsx'
import { report } from './report.ts'

/**
 * A part of a page whose code comes later; goes inside a Suspense boundary. Code that does not come fails in its own
 * place and can be tried again, which React's own `lazy` never does; any other failure is for the boundary above.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let current: ComponentType<Props> = lazy(() => load().then((part) => ({ default: part })))

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => current)

    async function tryAgain(isAsked: boolean, reset: () => void): Promise<void> {
      try {
        await sheetsAgain()
        current = await load()
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
      return <PartError error={error} onRetry={(isAsked) => tryAgain(isAsked, reset)} />
    }
    return (
      <ErrorBoundary fallback={fallback} onError={(error) => isLoadFailure(error) && report(error, { part: 'lazy' })}>
        <Part {...props} />
      </ErrorBoundary>
    )
  }
}

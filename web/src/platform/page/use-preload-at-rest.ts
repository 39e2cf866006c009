import { useStart } from '../browser/use-start.ts'
import { whenIdle } from '../browser/when-idle.ts'

/** Fetches parts of a page that come later once it is at rest; the same parts at each render. */
export function usePreloadAtRest(parts: readonly { preload: () => Promise<unknown> }[]): void {
  useStart(() =>
    whenIdle(() => {
      for (const part of parts) part.preload().catch(() => undefined)
    }),
  )
}

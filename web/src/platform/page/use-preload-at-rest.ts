import { useStart } from '../browser/use-start.ts'
import { whenIdle } from '../browser/when-idle.ts'

/** Preloads later parts of a page once it is idle; pass the same parts at each render. */
export function usePreloadAtRest(parts: readonly { preload: () => Promise<unknown> }[]): void {
  useStart(() =>
    whenIdle(() => {
      for (const part of parts) part.preload().catch(() => undefined)
    }),
  )
}

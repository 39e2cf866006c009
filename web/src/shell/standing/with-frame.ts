import { lazy, type ComponentType } from 'react'

/**
 * A part of the frame that few members see: `fetch` brings its code with the frame, for those who do. What has arrived is
 * shown with the frame, in its place, for a lazy component waits for a moment even for what is there. Without a line the
 * frame stands without it.
 */
export function withFrame(load: () => Promise<ComponentType>) {
  let arrived: ComponentType | null = null
  const fetch = () =>
    load().then(
      (component) => ({ default: (arrived = component) }),
      () => ({ default: (): null => null }),
    )
  const Late = lazy(fetch)
  return { fetch, component: (): ComponentType => arrived ?? Late }
}

import { lazy, Suspense } from 'react'
import { whenIdle } from '#platform/browser/when-idle.ts'

// Asked for when the page has come to rest; without a line there is no count.
const Count = lazy(() =>
  new Promise<void>((resolve) => whenIdle(resolve))
    .then(() => import('./UnreadFigure.tsx'))
    .then(
      (module) => ({ default: module.UnreadFigure }),
      () => ({ default: () => null }),
    ),
)

export function UnreadCount() {
  return (
    <Suspense>
      <Count />
    </Suspense>
  )
}

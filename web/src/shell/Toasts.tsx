import { lazy, Suspense, useReducer, useSyncExternalStore } from 'react'
import { useStart } from '#platform/browser/use-start.ts'
import { whenIdle } from '#platform/browser/when-idle.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { currentToasts, subscribeToToasts, toastsOnTheServer } from '#ui/feedback/toast/toast-store.ts'
import { portalMessages } from './portal.messages.ts'

const ToastRegion = lazy(() => import('#ui/feedback/toast/ToastRegion.tsx').then((module) => ({ default: module.ToastRegion })))

/** The place of passing messages: there once the page has come to rest, before that if one is waiting. */
export function Toasts() {
  const words = useMessages(portalMessages)
  const [isAtRest, rest] = useReducer(() => true, false)
  const hasSome = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnTheServer).length > 0
  useStart(() => void whenIdle(rest))
  return <Suspense>{(isAtRest || hasSome) && <ToastRegion label={words.toasts} closeLabel={words.close} />}</Suspense>
}

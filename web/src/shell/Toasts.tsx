import { useState, type ComponentType } from 'react'
import { toastsMessages } from '#messages/shell.ts'
import { useStart } from '#platform/browser/use-start.ts'
import { whenIdle } from '#platform/browser/when-idle.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { currentToasts, subscribeToToasts } from '#ui/toast-store.ts'

/**
 * The place of passing messages: there once the page has come to rest, or with the first message; offline it is tried again with the next.
 */
export function Toasts() {
  const words = useMessages(toastsMessages)
  const [Region, setRegion] = useState<ComponentType<{ label: string; closeLabel: string }> | null>(null)
  const load = () =>
    void import('#ui/ToastRegion.tsx').then((module) => setRegion(() => module.ToastRegion)).catch(() => undefined)
  useStart(() => {
    subscribeToToasts(load)
    // Toasts added before the page was ready.
    if (currentToasts().length > 0) load()
    else whenIdle(load)
  })
  return Region && <Region label={words.toasts} closeLabel={words.close} />
}

import { type ComponentType, useState } from 'react'
import { useStart } from '#platform/browser/use-start.ts'
import { whenIdle } from '#platform/browser/when-idle.ts'

let loaded: ComponentType | null = null

async function loadFigure(): Promise<ComponentType> {
  loaded = (await import('./UnreadFigure.tsx')).UnreadFigure
  return loaded
}

/**
 * Count of the unread notifications. Its code loads when the page is at rest; if that fails there is no count, and the next menu tries
 * again. An endless wait affects one menu and not, as with `lazy`, all.
 */
export function UnreadCount() {
  const [Figure, setFigure] = useState(() => loaded)
  useStart(() => {
    if (loaded !== null) return
    whenIdle(
      () =>
        void loadFigure().then(
          (figure) => setFigure(() => figure),
          () => undefined,
        ),
    )
  })
  return Figure && <Figure />
}

import type { AnyRouter } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { ConsentBar } from './ConsentBar.tsx'

let root: Root | null = null

/** Shows the question about measurement, or takes it away; it stands before the page, so that Tab finds it first, and takes no focus. */
export function showConsent(router: AnyRouter, isAsked: boolean): void {
  if (root === null) {
    if (!isAsked) return
    const place = document.createElement('div')
    document.body.prepend(place)
    root = createRoot(place)
  }
  root.render(isAsked && <ConsentBar onMore={() => void router.navigate({ to: '/privacy' })} />)
}

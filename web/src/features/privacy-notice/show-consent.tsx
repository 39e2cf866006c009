import type { AnyRouter } from '@tanstack/react-router'
import { createRoot, type Root } from 'react-dom/client'
import { consentMessages } from '#messages/legal-pages.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { choose } from '#platform/measurement/consent.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast-store.ts'
import styles from './consent.module.css'

let root: Root | null = null

/** Shows or hides the consent question on measurement; it comes before the page, so that Tab reaches it first, and takes no focus. */
export function showConsent(router: AnyRouter, isAsked: boolean): void {
  if (root === null) {
    if (!isAsked) return
    const place = document.createElement('div')
    document.body.prepend(place)
    root = createRoot(place)
  }
  root.render(isAsked && <ConsentBar onMore={() => void router.navigate({ to: '/privacy' })} />)
}

/** Asks, at the foot of the page and in nobody's way, whether the visit may be measured; `onMore` opens the page that explains it. */
function ConsentBar({ onMore }: { onMore: () => void }) {
  const words = useMessages(consentMessages)
  function answer(isAccepted: boolean) {
    choose(isAccepted)
    toast({ text: words.kept, tone: 'info' })
    // The pressed button no longer exists: keyboard users continue at the page's heading.
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  return (
    <section className={`card card-raised ${styles.consent}`} aria-labelledby="consent">
      <div className="stack gap-xs grow">
        <h2 id="consent" className="h3">
          {words.title}
        </h2>
        <p className="small">
          {words.text}{' '}
          <a
            className="text-link"
            href="/privacy"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              onMore()
            }}
          >
            {words.more}
          </a>
        </p>
      </div>
      <div className={styles.acts}>
        <Button onClick={() => answer(false)}>{words.refuse}</Button>
        <Button onClick={() => answer(true)}>{words.accept}</Button>
      </div>
    </section>
  )
}

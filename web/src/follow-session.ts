import { problemSentences } from '@coussinet/contract/domain/problems.ts'
import { keepsInput, onSessionChange } from '#platform/calls/session.ts'
import { guestLanguage, inLanguage, setLanguage } from '#platform/language/i18n.ts'
import { saveRedirect } from '#start/kept-redirect.ts'
import { revealPrerendered } from '#start/prerendered-part.ts'
import { clearToasts, toast } from '#ui/toast-store.ts'
import type { createPortal } from './portal.tsx'

/** Drops the forms that `platform/form/stored-form.ts` keeps over a reload: they stay no longer than the session. */
export const dropDraft = () => sessionStorage.removeItem('draft')

/** Reloads the document for the member signed in now; its content is hidden at once. */
export function loadAnew(): void {
  document.documentElement.hidden = true
  location.reload()
}

/** Leads the page where a sign-in or a sign-out of this or another tab leaves it; the answer stops it. */
export function followSession(router: ReturnType<typeof createPortal>, reload = loadAnew): () => void {
  return onSessionChange(async (change) => {
    // Sentences for a guest, such as to sign in again, are no longer true.
    if (change.startsWith('signed-in')) clearToasts()
    if (change === 'signed-in') return
    if (change === 'replaced') {
      dropDraft()
      reload()
      return
    }
    if (change === 'signed-in-elsewhere') {
      await router.invalidate()
      return
    }
    dropDraft()
    revealPrerendered()
    // After a new sign-in the member is back where the session ended.
    if (change === 'session-expired' || keepsInput(change)) saveRedirect(router.state.location.href)
    // Pages that guests see too stay: one may hold a mailed link.
    if (!router.state.matches.some(({ routeId }) => /^\/(?:_guest|_open|privacy|sponsorship\/)/.test(routeId))) {
      await router.navigate({ to: '/login', replace: change === 'session-expired' })
      setLanguage(guestLanguage())
    }
    // Nothing that the member read stays, not even out of sight; unsent input does in memory, for its member alone.
    const { context } = await import('#shell/member-frame.tsx')
    context().queries.clear()
    router.clearCache()
    if (change === 'session-expired') toast({ text: inLanguage(problemSentences).session_expired, tone: 'warning' })
  })
}

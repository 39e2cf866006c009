import type { Profile } from '@coussinet/contract/profile.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { isSignedIn } from '../calls/session.ts'
import { currentLanguage, onLanguageChange } from '../language/i18n.ts'
import { track } from './analytics.ts'

/** The pattern of the page on screen: `/refunds/$id`, never the address itself. */
export function getPagePattern(router: AnyRouter): string {
  const matches: readonly { fullPath: string }[] = router.state.matches
  const path = matches.at(-1)?.fullPath ?? '/'
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/**
 * Reports the member and each opened page to the data layer, which sends nothing by itself. `profileOf` resolves once the profile is
 * loaded.
 */
export function followPages(router: AnyRouter, profileOf: () => Promise<Profile | undefined>): void {
  let lastPath = ''

  async function tellContext(): Promise<void> {
    const language = currentLanguage()
    const profile = isSignedIn() ? await profileOf() : null
    if (profile === undefined) return
    // spec §1: without an address the country is FR
    const context =
      profile === null
        ? { event: 'user_context', nevg: 'guest', country: 'FR', language }
        : { event: 'user_context', nevg: profile.nevg, country: profile.address.country, language }
    if (JSON.stringify(context) === lastPath) return
    lastPath = JSON.stringify(context)
    track(context)
  }

  async function arrive(): Promise<void> {
    const page = getPagePattern(router)
    await tellContext().catch(() => undefined)
    track({ event: 'page_view', page, language: currentLanguage() })
  }

  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) void arrive()
  })
  onLanguageChange(() => void tellContext().catch(() => undefined))
  if (router.state.status === 'idle') void arrive()
}

import type { Profile } from '@coussinet/contract/profile.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { followPages } from '#platform/measurement/follow-pages.ts'

const isMarked = (mark: string) => document.documentElement.dataset[mark] !== undefined

async function profileOf(): Promise<Profile | undefined> {
  const { context } = await import('#shell/member-frame.tsx')
  return context().queries.getQueryData<Profile>(['me'])
}

/** Starts all measurement once a page is at rest: the data layer, and what this portal is configured with (the server's marks show it). */
export async function measure(router: AnyRouter): Promise<void> {
  followPages(router, profileOf)
  if (isMarked('errors'))
    void import('#platform/measurement/start-errors.ts')
      .then(({ startErrors }) => startErrors(router))
      .catch(() => undefined)
  if (!isMarked('tags')) return
  const { followTags } = await import('#platform/measurement/follow-tags.ts')
  followTags(
    router,
    (isAsked) =>
      void import('#features/privacy-notice/show-consent.tsx').then(({ showConsent }) => showConsent(router, isAsked)),
  )
}

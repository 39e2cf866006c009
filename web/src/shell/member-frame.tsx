import { Outlet, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { shellMessages } from '#messages/shell.ts'
import { me } from '#platform/calls/queries.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { loadMember, memberContext } from '#platform/member-context.ts'
import { LateAnswers } from '#platform/page/LateAnswers.tsx'
import { getPageHeading } from '#platform/page/page-title.ts'
import { WaitingContent } from '#start/waiting/WaitingContent.tsx'
import { fetchBanner } from './contract-banner/banner-of.ts'
import { MemberLayout } from './MemberLayout.tsx'

// One module, so that the frame of a member's pages arrives as one file.
export const context = memberContext

export async function load(): Promise<void> {
  await loadMember()
  const profile = memberContext().queries.getQueryData(me.queryKey)
  if (profile) await fetchBanner(profile.contract)
}

export function MemberFrame() {
  return (
    <MemberLayout queries={memberContext().queries}>
      {/* One for all pages: between two pages it keeps the current one, and no shapes flash. */}
      <Suspense fallback={<PageWaiting />}>
        <Outlet />
      </Suspense>
    </MemberLayout>
  )
}

/** Shows the frame while a page waits for its data, on a direct visit. */
export function PageWaiting() {
  const { loading } = useMessages(shellMessages)
  const heading = getPageHeading(useMatches(), useLanguage())
  return (
    <>
      <WaitingContent heading={heading} text={loading} />
      <div className="content">
        <LateAnswers />
      </div>
    </>
  )
}

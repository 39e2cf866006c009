import { Outlet } from '@tanstack/react-router'
import { loadMember, memberContext } from '#platform/member-context.ts'
import { me } from '#platform/queries.ts'
import { MemberLayout } from './MemberLayout.tsx'
import { isCoverAtRisk } from './trouble/cover-at-risk.ts'
import { fetchBanner } from './trouble/suspension-banner.ts'

// One module, so that the frame of a member's pages arrives as one file.
export const context = memberContext

export async function load(): Promise<void> {
  await loadMember()
  const contract = memberContext().queries.getQueryData(me.queryKey)?.contract
  // Comes with the frame, for those members alone: the page below it does not move.
  if (contract && isCoverAtRisk(contract)) await fetchBanner()
}

export function MemberFrame() {
  return (
    <MemberLayout queries={memberContext().queries}>
      <Outlet />
    </MemberLayout>
  )
}

import { Outlet } from '@tanstack/react-router'
import { loadMember, memberContext } from '#platform/member-context.ts'
import { me } from '#platform/queries.ts'
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
      <Outlet />
    </MemberLayout>
  )
}

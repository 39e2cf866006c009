import { Outlet } from '@tanstack/react-router'
import { loadMember, memberContext } from '#platform/member-context.ts'
import { MemberLayout } from './MemberLayout.tsx'

// One module, so that the frame of a member's pages arrives as one file.
export const context = memberContext
export const load = loadMember

export function MemberFrame() {
  return (
    <MemberLayout queries={memberContext().queries}>
      <Outlet />
    </MemberLayout>
  )
}

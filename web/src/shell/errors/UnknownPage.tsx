import { useLoaderData } from '@tanstack/react-router'
import { memberContext } from '#platform/member-context.ts'
import { GuestLayout } from '../guest/GuestLayout.tsx'
import { MemberLayout } from '../MemberLayout.tsx'
import { PageNotFound } from './PageNotFound.tsx'

export function UnknownPage() {
  const isMember = useLoaderData({ from: '/$' })
  if (!isMember) {
    return (
      <GuestLayout>
        <PageNotFound />
      </GuestLayout>
    )
  }
  return (
    <MemberLayout queries={memberContext().queries}>
      <PageNotFound />
    </MemberLayout>
  )
}

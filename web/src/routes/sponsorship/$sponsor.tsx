import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { fetchSponsor } from '#features/sponsorship/guest/sponsor.ts'
import { SponsorPage } from '#features/sponsorship/guest/SponsorPage.tsx'
import { UnknownSponsor } from '#features/sponsorship/guest/UnknownSponsor.tsx'
import { failedMessages } from '#messages/platform.ts'
import { crumbs } from '#messages/shell.ts'
import { isSignedIn } from '#platform/calls/session.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LATE_MS } from '#platform/page/late.ts'
import { useSignedIn } from '#platform/use-signed-in.ts'
import { PageError } from '#shell/errors/PageError.tsx'
import { LargeGuestLayout } from '#shell/guest/LargeGuestLayout.tsx'

// Loaded only for the few who wait long.
const Late = lazy((): Promise<{ default: ComponentType<{ onRetry: () => void }> }> =>
  new Promise((resolve) => setTimeout(resolve, LATE_MS))
    .then(() => import('#platform/page/LateNote.tsx'))
    .then(
      (module) => ({ default: module.LateNow }),
      () => ({ default: () => null }),
    ),
)

export const Route = createFileRoute('/sponsorship/$sponsor')({
  staticData: {
    crumb: crumbs.invitation,
  },
  loader: async ({ params: { sponsor }, abortController: { signal } }) => {
    const isMember = isSignedIn()
    // A member reads this in their own language too; without an answer the page shows all the same.
    const member = isMember ? import('#shell/member-frame.tsx').then(({ load }) => load()).catch(() => undefined) : null
    const [found] = await Promise.all([fetchSponsor(sponsor, signal), member])
    return { found, isMember: isMember && isSignedIn() }
  },
  component: Page,
  pendingComponent: Waiting,
  errorComponent: Failed,
})

function Page() {
  const { sponsor } = Route.useParams()
  const { found, isMember } = Route.useLoaderData()
  return (
    <LargeGuestLayout isMember={isMember} country={found?.country}>
      {found ? <SponsorPage key={sponsor} code={sponsor} sponsor={found} /> : <UnknownSponsor isMember={isMember} />}
    </LargeGuestLayout>
  )
}

function Waiting() {
  const { loading } = useMessages(failedMessages)
  return (
    <LargeGuestLayout isMember={useSignedIn()}>
      <div className="content stack">
        <output aria-busy="true">{loading}</output>
        <Suspense>
          <Late onRetry={() => location.reload()} />
        </Suspense>
      </div>
    </LargeGuestLayout>
  )
}

function Failed(problem: ErrorComponentProps) {
  return (
    <LargeGuestLayout isMember={useSignedIn()}>
      <PageError {...problem} />
    </LargeGuestLayout>
  )
}

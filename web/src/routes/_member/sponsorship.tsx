import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { createFileRoute } from '@tanstack/react-router'
import { sponsorshipQueries } from '#features/sponsorship/sponsorship.queries.ts'
import { SponsorshipPage } from '#features/sponsorship/SponsorshipPage.tsx'
import { useToday } from '#platform/browser/use-today.ts'
import { settleWithin } from '#platform/page/settle-within.ts'
import { requireGrant } from '#platform/require-grant.ts'

export const Route = createFileRoute('/_member/sponsorship')({
  staticData: {
    crumb: pageNames.sponsorship,
    needsContract: true,
  },
  beforeLoad: requireGrant({ feature: 'sponsorship' }),
  loader: ({ context: { queries } }) =>
    settleWithin([
      queries.prefetchQuery(sponsorshipQueries.requests()),
      queries.prefetchQuery(sponsorshipQueries.offer()),
    ]),
  component: Page,
})

function Page() {
  return <SponsorshipPage today={useToday()} />
}

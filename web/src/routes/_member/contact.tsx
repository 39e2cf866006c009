import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { createFileRoute } from '@tanstack/react-router'
import { topicsQuery } from '#features/contact/contact.queries.ts'
import { ContactPage } from '#features/contact/ContactPage.tsx'
import { currentLanguage } from '#platform/language/i18n.ts'
import { requireGrant } from '#platform/require-grant.ts'

type Search = { topic?: string | undefined; subject?: string | undefined }

export const Route = createFileRoute('/_member/contact')({
  staticData: {
    crumb: pageNames.contact,
  },
  validateSearch: ({ topic, subject }: Record<string, unknown>): Search => ({
    ...(typeof topic === 'string' && { topic }),
    ...(typeof subject === 'string' && { subject }),
  }),
  beforeLoad: requireGrant({ permission: 'contact:write' }),
  loader: ({ context: { queries } }) => void queries.prefetchQuery(topicsQuery(currentLanguage())),
  component: Page,
})

function Page() {
  return <ContactPage link={Route.useSearch()} />
}

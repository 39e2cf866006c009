import { createFileRoute } from '@tanstack/react-router'
import { contactMessagesQuery, topicsQuery } from '#features/contact/contact.queries.ts'
import { ContactPage } from '#features/contact/ContactPage.tsx'
import { currentLanguage } from '#platform/language/i18n.ts'
import { settleWithin } from '#platform/page/settle-within.ts'

type ContactSearch = { topic?: string | undefined; subject?: string | undefined }

export const Route = createFileRoute('/_member/contact/')({
  validateSearch: ({ topic, subject }: Record<string, unknown>): ContactSearch => ({
    ...(typeof topic === 'string' && { topic }),
    ...(typeof subject === 'string' && { subject }),
  }),
  loader: ({ context: { queries } }) =>
    settleWithin([queries.prefetchQuery(topicsQuery(currentLanguage())), queries.prefetchQuery(contactMessagesQuery)]),
  component: Page,
})

function Page() {
  return <ContactPage link={Route.useSearch()} />
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { contactMessageQuery } from '#features/contact/contact.queries.ts'
import { MessagePage } from '#features/contact/MessagePage.tsx'
import { crumbs } from '#messages/shell.ts'

export const Route = createFileRoute('/_member/contact/messages/$reference')({
  staticData: { crumb: crumbs.message },
  loader: async ({ context: { queries }, params: { reference } }) => {
    const { subject } = await queries.ensureQueryData(contactMessageQuery(reference))
    return { crumb: reference, title: subject }
  },
  component: Page,
})

function Page() {
  const { reference } = Route.useParams()
  const { data: message } = useSuspenseQuery(contactMessageQuery(reference))
  return <MessagePage key={reference} message={message} />
}

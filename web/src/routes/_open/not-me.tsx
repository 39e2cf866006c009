import { createFileRoute } from '@tanstack/react-router'
import { NotMePage } from '#features/session/not-me/NotMePage.tsx'
import { useLinkToken } from '#platform/calls/link-token.ts'

export const Route = createFileRoute('/_open/not-me')({
  staticData: { crumb: { fr: 'Ce n’était pas moi', it: 'Non l’ho fatto io' } },
  component: Page,
})

function Page() {
  return <NotMePage token={useLinkToken('/not-me')} />
}

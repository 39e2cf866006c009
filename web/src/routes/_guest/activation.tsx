import { createFileRoute } from '@tanstack/react-router'
import { AskForLinkPage } from '#features/session/ask/AskForLinkPage.tsx'

export const Route = createFileRoute('/_guest/activation')({
  staticData: { crumb: { fr: 'Première connexion', it: 'Primo accesso' } },
  component: () => <AskForLinkPage kind="activation" />,
})

import { createFileRoute } from '@tanstack/react-router'
import { AskForLinkPage } from '#features/session/ask/AskForLinkPage.tsx'

export const Route = createFileRoute('/_guest/forgot-password')({
  staticData: { crumb: { fr: 'Mot de passe oublié', it: 'Password dimenticata' } },
  component: () => <AskForLinkPage kind="forgot" />,
})

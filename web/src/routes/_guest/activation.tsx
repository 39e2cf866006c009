import { createFileRoute } from '@tanstack/react-router'
import { AskForLinkPage } from '#features/session/ask/AskForLinkPage.tsx'
import { crumbs } from '#messages/shell.ts'

export const Route = createFileRoute('/_guest/activation')({
  staticData: { crumb: crumbs.activation },
  component: () => <AskForLinkPage kind="activation" />,
})

import { createFileRoute } from '@tanstack/react-router'
import { AskForLinkPage } from '#features/session/ask/AskForLinkPage.tsx'
import { crumbs } from '#messages/shell.ts'

export const Route = createFileRoute('/_guest/forgot-password')({
  staticData: { crumb: crumbs.forgot_password },
  component: () => <AskForLinkPage kind="forgot" />,
})

import { createFileRoute } from '@tanstack/react-router'
import { requireGrant } from '#platform/require-grant.ts'

export const Route = createFileRoute('/_member/notifications')({
  staticData: { crumb: { fr: 'Notifications', it: 'Notifiche' } },
  beforeLoad: requireGrant({ feature: 'notifications' }),
})

import { createFileRoute } from '@tanstack/react-router'
import { requireGrant } from '#platform/require-grant.ts'

export const Route = createFileRoute('/_member/profile/contract')({
  staticData: { crumb: { fr: 'Mon contrat', it: 'La mia polizza' }, needsContract: true },
  beforeLoad: requireGrant({ permission: 'contract:read' }),
})

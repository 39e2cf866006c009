import { createFileRoute } from '@tanstack/react-router'
import { requireGrant } from '#platform/require-grant.ts'

export const Route = createFileRoute('/_member/refunds')({
  staticData: { crumb: { fr: 'Mes remboursements', it: 'I miei rimborsi' }, needsContract: true },
  beforeLoad: requireGrant({ permission: 'refunds:read' }),
})

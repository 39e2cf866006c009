import { createFileRoute } from '@tanstack/react-router'
import { requireGrant } from '#platform/require-grant.ts'

export const Route = createFileRoute('/_member/profile/receipts')({
  staticData: { crumb: { fr: 'Cotisations', it: 'Premi mensili' }, needsContract: true },
  beforeLoad: requireGrant({ permission: 'receipts:read' }),
})

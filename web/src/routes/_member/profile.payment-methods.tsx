import { createFileRoute } from '@tanstack/react-router'
import { requireGrant } from '#platform/require-grant.ts'

export const Route = createFileRoute('/_member/profile/payment-methods')({
  staticData: { crumb: { fr: 'Préférences', it: 'Preferenze' }, needsContract: true },
  beforeLoad: requireGrant({ permission: 'payment-methods:read' }),
})

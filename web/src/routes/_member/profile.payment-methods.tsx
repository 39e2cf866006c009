import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { createFileRoute } from '@tanstack/react-router'
import { requireGrant } from '#platform/require-grant.ts'

export const Route = createFileRoute('/_member/profile/payment-methods')({
  staticData: { crumb: pageNames.payment_methods, needsContract: true },
  beforeLoad: requireGrant({ permission: 'payment-methods:read' }),
})

import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { createFileRoute } from '@tanstack/react-router'
import { requireGrant } from '#platform/require-grant.ts'

export const Route = createFileRoute('/_member/quotes')({
  staticData: { crumb: pageNames.quotes, needsContract: true },
  beforeLoad: requireGrant({ permission: 'refunds:read' }),
})

import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { createFileRoute } from '@tanstack/react-router'
import { requireGrant } from '#platform/require-grant.ts'

export const Route = createFileRoute('/_member/profile/contract')({
  staticData: { crumb: pageNames.contract, needsContract: true },
  beforeLoad: requireGrant({ permission: 'contract:read' }),
})

import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { createFileRoute } from '@tanstack/react-router'
import { requireGrant } from '#platform/require-grant.ts'

export const Route = createFileRoute('/_member/contact')({
  staticData: { crumb: pageNames.contact },
  beforeLoad: requireGrant({ permission: 'contact:write' }),
})

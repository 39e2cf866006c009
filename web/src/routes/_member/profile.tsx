import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_member/profile')({
  staticData: { crumb: pageNames.profile },
})

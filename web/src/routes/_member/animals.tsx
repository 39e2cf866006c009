import { createFileRoute } from '@tanstack/react-router'
import { requireGrant } from '#platform/require-grant.ts'

export const Route = createFileRoute('/_member/animals')({
  staticData: { crumb: { fr: 'Mes animaux', it: 'I miei animali' } },
  beforeLoad: requireGrant({ permission: 'animals:read' }),
})

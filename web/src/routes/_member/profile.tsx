import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_member/profile')({
  staticData: { crumb: { fr: 'Mes informations', it: 'I miei dati' } },
})

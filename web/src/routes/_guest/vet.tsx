import { createFileRoute } from '@tanstack/react-router'
import { VetPage } from '#features/refunds/vets/VetPage.tsx'
import { crumbs } from '#messages/shell.ts'

export const Route = createFileRoute('/_guest/vet')({
  staticData: { crumb: crumbs.vet },
  component: VetPage,
})

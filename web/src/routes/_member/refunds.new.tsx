import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { animalQueries } from '#features/animals/animals.queries.ts'
import { NewRefundPage } from '#features/refunds/claims/new-refund/NewRefundPage.tsx'
import { readStep, type ShownStep } from '#features/refunds/claims/new-refund/shown-refund-step.ts'
import { isDeviceId } from '#features/refunds/device/device-id.ts'
import { refundQueries } from '#features/refunds/queries/refunds.queries.ts'
import { crumbs } from '#messages/shell.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { requireGrant } from '#platform/require-grant.ts'

const PushOffer = lazyPart(() => import('#features/notifications/PushOffer.tsx').then((module) => module.PushOffer))

type NewRefundSearch = { request?: string | undefined; step?: ShownStep | undefined; animal_id?: string | undefined }

/** A mailed invoice is looked at first, though nothing of its step is missing but that it is paid. */
const stepToOpen = ({ mailed_by, paid_confirmed, step }: RefundRequest) =>
  mailed_by !== null && !paid_confirmed ? 'invoice' : (step ?? 'invoice')

export const Route = createFileRoute('/_member/refunds/new')({
  staticData: {
    crumb: crumbs.new_request,
    title: pageNames.new_request,
  },
  validateSearch: ({ request, step, animal_id }: Record<string, unknown>): NewRefundSearch => {
    const known = readStep(step)
    return {
      ...(typeof request === 'string' ? { request } : {}),
      ...(known === null ? {} : { step: known }),
      ...(typeof animal_id === 'string' ? { animal_id } : {}),
    }
  },
  beforeLoad: requireGrant({ permission: 'refunds:write' }),
  loaderDeps: ({ search: { request, step } }) => ({ id: request, step }),
  loader: async ({ context: { queries }, deps: { id, step } }) => {
    const [request] = await Promise.all([
      id === undefined
        ? undefined
        : queries.ensureQueryData(refundQueries.request(id)).catch((error: unknown) => {
            // One of this device that waits or is sent by now is in the list.
            throw isDeviceId(id) ? redirect({ to: '/refunds', replace: true }) : error
          }),
      queries.ensureQueryData(refundQueries.requests()),
      queries.ensureQueryData(animalQueries.list()),
    ])
    if (request === undefined) return
    if (request.is_pile) throw redirect({ to: '/refunds/piles/$id', params: { id: request.id }, replace: true })
    // A filed request is followed on its own page.
    if (request.status !== 'draft' && step !== 'sent')
      throw redirect({ to: '/refunds/$id', params: { id: request.id }, replace: true })
    // The step stays where it is while the draft is filled in.
    if (step === undefined)
      throw redirect({ to: '/refunds/new', search: { request: id, step: stepToOpen(request) }, replace: true })
  },
  component: Page,
})

function Page() {
  const { request: id, step, animal_id } = Route.useSearch()
  const { data: animals } = useSuspenseQuery(animalQueries.list())
  const { data: request, error } = useQuery({ ...refundQueries.request(id ?? ''), enabled: id !== undefined })
  return (
    <NewRefundPage
      request={id === undefined ? undefined : request}
      isGone={id !== undefined && hasCode(error, 'not_found')}
      animals={animals}
      animal_id={animal_id}
      wanted={step ?? null}
      today={useToday()}
      after={
        <Suspense>
          <PushOffer />
        </Suspense>
      }
    />
  )
}

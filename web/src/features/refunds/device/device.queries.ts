import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { apiProblem } from '#platform/calls/api-problem.ts'
import { me } from '#platform/calls/queries.ts'
import { type DeviceRequest, toRefundRequest } from './device-request.ts'
import { canKeepRequests, findDeviceRequest, listDeviceRequests, computeOwner } from './device-requests.ts'

/** Finds the owner of the signed-in member's records on this device. */
export async function findDeviceOwner(queries: QueryClient): Promise<string> {
  const { nevg } = await queries.ensureQueryData(me)
  return computeOwner(nevg)
}

export const deviceQueries = {
  /** the member's requests on this device */
  all: () =>
    queryOptions({
      queryKey: ['device-requests'],
      queryFn: async ({ client }): Promise<DeviceRequest[]> =>
        canKeepRequests() ? listDeviceRequests(await findDeviceOwner(client)) : [],
      networkMode: 'always',
      retry: false,
    }),
}

/** Reads a request of this device as the wizard shows one; throws `not_found`. */
export async function readDeviceRequest(queries: QueryClient, id: string): Promise<RefundRequest> {
  const found = canKeepRequests() ? await findDeviceRequest(await findDeviceOwner(queries), id) : null
  if (found === null || found.state !== 'draft') throw apiProblem('not_found', { status: 404 })
  return toRefundRequest(found)
}

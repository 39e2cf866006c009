import {
  changeRefundPile,
  getRefundPile,
  makePileDrafts,
  type PileGroup,
  type RefundPile,
} from '@coussinet/contract/refund-piles.ts'
import { deleteRequestFile } from '@coussinet/contract/request-files.ts'
import { mutationOptions, queryOptions, useMutationState, useQuery } from '@tanstack/react-query'
import { hasCode } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'
import { errorToast } from '#platform/form/error-toast.ts'
import { requestChanged } from '../../queries/refunds.queries.ts'

export const pileQuery = (id: string) =>
  queryOptions({
    queryKey: ['refund-requests', 'pile', id],
    queryFn: ({ signal }) => call(getRefundPile, { params: { id } }, { signal }),
  })

const draftsKey = (id: string) => ['refund-piles', 'drafts', id]

// Should the live events be lost.
const askAgainMs = 5000

/** A pile in its present state; it is not fetched while its drafts are created, nor afterwards, because it is deleted by then. */
export function usePile(id: string | null): RefundPile | undefined {
  const making = useMutationState({
    filters: { mutationKey: draftsKey(id ?? '') },
    select: ({ state }) => state.status === 'pending' || (state.status === 'success' && !isStaying(state.context)),
  })
  const { data } = useQuery({
    ...pileQuery(id ?? ''),
    enabled: id !== null && !making.includes(true),
    refetchInterval: ({ state }) => state.data?.status === 'reading' && askAgainMs,
  })
  return data
}

const scope = { id: 'refund-pile' }

/** Moves documents of a pile: shown at once, put back when it is refused. */
export const movePile = (id: string) => {
  const { queryKey } = pileQuery(id)
  return mutationOptions({
    scope,
    mutationFn: (groups: readonly MovedGroup[]) =>
      call(changeRefundPile, {
        params: { id },
        body: {
          groups: groups.map(({ animal_id, file_ids, isTold }) => ({
            animal_id,
            file_ids: [...file_ids],
            ...(isTold && { is_request: true }),
          })),
        },
      }),
    onMutate: async (groups, { client }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (pile): RefundPile | undefined => pile && { ...pile, groups: [...groups] })
      return before
    },
    onError: (_error, _groups, before, { client }) => client.setQueryData(queryKey, before),
    onSuccess: (pile, _groups, _before, { client }) => client.setQueryData(queryKey, pile),
  })
}

export const removeFromPile = (id: string) =>
  mutationOptions({
    scope,
    mutationFn: (file_id: string) => call(deleteRequestFile, { params: { id, file_id } }),
    // Pressed twice, or in two tabs: it is gone, as the member wanted.
    onError: (error) => void (hasCode(error, 'not_found') || errorToast(error, 'refunds.pile')),
    onSettled: (_answer, _error, _file_id, _before, { client }) =>
      client.invalidateQueries({ queryKey: pileQuery(id).queryKey }),
  })

// Documents that are not ready, or wait for their invoice, stay in the pile, and so does the pile.
const staysAfter = (pile: RefundPile | undefined): boolean =>
  pile !== undefined &&
  (pile.arrivals.some(({ status }) => status === 'waiting') || pile.groups.some(({ is_request }) => !is_request))
const isStaying = (context: unknown) => context === 'stays'

/** Makes the drafts of a pile; the same key makes them once. */
export const createDrafts = (id: string) =>
  mutationOptions({
    scope,
    mutationKey: draftsKey(id),
    mutationFn: (key: string) => call(makePileDrafts, { params: { id }, body: {} }, { idempotency_key: key }),
    onMutate: (_key, { client }) => (staysAfter(client.getQueryData(pileQuery(id).queryKey)) ? 'stays' : 'goes'),
    onSuccess: (_drafts, _key, _before, { client }) => requestChanged(client, id),
  })

/** A group that was moved; `isTold` where the member makes a request of it, whatever its documents are. */
export type MovedGroup = PileGroup & { isTold?: true }

/** A group whose documents were not yet read together: the server's answer brings the facts. */
const fresh = (file_id: string): MovedGroup => ({
  care_date: null,
  clinic: null,
  total_cents: null,
  animal_id: null,
  file_ids: [file_id],
  is_request: true,
  offers: [],
  requests: [],
  isTold: true,
})

/** Moves a document to the group at that index, or to a new request if there is none; empty groups are removed. */
export function moveFile(groups: readonly MovedGroup[], file_id: string, to: number): MovedGroup[] {
  const moved = groups.map((group, place) => {
    const others = group.file_ids.filter((id) => id !== file_id)
    return { ...group, file_ids: place === to ? [...others, file_id] : others }
  })
  return (groups[to] ? moved : [...moved, fresh(file_id)]).filter(({ file_ids }) => file_ids.length > 0)
}

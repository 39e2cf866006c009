import {
  changeRefundRequest,
  createRefundRequest,
  deleteRefundRequest,
  keepRefundRequest,
  type DraftChanges,
  type RefundRequest,
  submitRefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { deleteRequestFile } from '@coussinet/contract/request-files.ts'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { requireNetwork } from '#platform/calls/require-network.ts'
import { putRequest, refundQueries, requestChanged } from '../../../queries/refunds.queries.ts'

/** Creates a draft; the same key creates one draft, however often it is called. */
export const createDraft = mutationOptions({
  mutationFn: (key: string) => call(createRefundRequest, { body: {} }, { idempotency_key: key }),
  onSuccess: (request, _key, _before, { client }) => {
    putRequest(client, request)
    return requestChanged(client, request.id)
  },
})

type DraftChangeInput = { id: string; changes: DraftChanges; names: ReadonlyMap<string, string> }

/** A draft with the changes written in, as it shows before the server has answered. */
export function withChanges(
  request: RefundRequest,
  { changes: { animal_ids, ...changes }, names }: Omit<DraftChangeInput, 'id'>,
): RefundRequest {
  const chosen = animal_ids ?? request.animal_ids
  const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  return {
    ...request,
    ...defined,
    animal_ids: chosen,
    animals: chosen.map((id) => ({ id, name: names.get(id) ?? '' })),
  }
}

const changing = ['refund-requests', 'change']

/** Fills in a draft: shown at once, put back when it is refused; several changes go one after the other. */
export const changeDraft = mutationOptions({
  mutationKey: changing,
  scope: { id: 'refund-draft' },
  // What is typed without a network stays on screen and is saved when that is back.
  networkMode: 'online',
  mutationFn: ({ id, changes }: DraftChangeInput) => call(changeRefundRequest, { params: { id }, body: changes }),
  onMutate: async (change, { client }) => {
    const { queryKey } = refundQueries.request(change.id)
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey)
    if (before) putRequest(client, withChanges(before, change))
    return before
  },
  onError: (_error, { id }, before, { client }) => {
    if (before) putRequest(client, before)
    return client.invalidateQueries({ queryKey: refundQueries.request(id).queryKey })
  },
  onSuccess: async (request, { id }, _before, { client }) => {
    // Calls from before this answer may be older than it.
    await client.cancelQueries({ queryKey: refundQueries.request(id).queryKey })
    // A later change is already on screen: its own answer will update it.
    if (client.isMutating({ mutationKey: changing }) === 1) putRequest(client, request)
  },
  onSettled: (_request, _error, { id }, _before, { client }) => requestChanged(client, id),
})

/** Keeps an unused draft: its days start again. */
export const extendDraft = mutationOptions({
  scope: { id: 'refund-draft' },
  onMutate: requireNetwork,
  mutationFn: (id: string) => call(keepRefundRequest, { params: { id }, body: {} }),
  onSuccess: (request, id, _before, { client }) => {
    putRequest(client, request)
    return requestChanged(client, id)
  },
})

/** Takes a file off a draft; it comes back when that is refused. */
export const deleteFile = (id: string) => {
  const { queryKey } = refundQueries.request(id)
  return mutationOptions({
    mutationFn: (file_id: string) => call(deleteRequestFile, { params: { id, file_id } }),
    onMutate: async (file_id, { client }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) {
        putRequest(client, {
          ...before,
          files: before.files.filter((file) => file.id !== file_id),
          awaited: before.awaited.map((one) => (one.file_id === file_id ? { ...one, file_id: null } : one)),
        })
      }
      return before
    },
    onError: (_error, _file_id, before, { client }) => {
      if (before) putRequest(client, before)
    },
    onSettled: async (_answer, _error, _file_id, _before, { client }) => {
      await client.invalidateQueries({ queryKey })
      return requestChanged(client, id)
    },
  })
}

/** Deletes a draft: gone from the lists at once, back on refusal. */
export const deleteDraft = mutationOptions({
  mutationFn: (id: string) => call(deleteRefundRequest, { params: { id } }),
  onMutate: async (id, { client }) => {
    const lists = { queryKey: ['refund-requests', 'list'] }
    await client.cancelQueries(lists)
    const before = client.getQueriesData<RefundRequest[]>(lists)
    client.setQueriesData<RefundRequest[]>(lists, (requests) => requests?.filter((request) => request.id !== id))
    return before
  },
  onError: (_error, _id, before, { client }) => {
    for (const [queryKey, requests] of before ?? []) client.setQueryData(queryKey, requests)
  },
  onSuccess: (_answer, id, _before, { client }) =>
    client.removeQueries({ queryKey: refundQueries.request(id).queryKey }),
  onSettled: (_answer, _error, id, _before, { client }) => requestChanged(client, id),
})

/** Files a draft, or sends the awaited documents; the same key counts once. */
export const submitRequest = (id: string) =>
  mutationOptions({
    mutationFn: (key: string) => call(submitRefundRequest, { params: { id }, body: {} }, { idempotency_key: key }),
    onSuccess: (request, _key, _before, { client }) => {
      putRequest(client, request)
      return requestChanged(client, id)
    },
    onError: (_error, _key, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: refundQueries.request(id).queryKey }),
        requestChanged(client, id),
      ]),
  })

import {
  createVetLink,
  listVetLinks,
  revokeVetLink,
  type VetLink,
  type VetLinkInput,
} from '@coussinet/contract/vet-links.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'

/** Draft, request or quote that a link is for. */
export type VetLinkSubject = { request_id: string } | { quote_id: string }

export const isAbout = ({ request_id, quote_id }: VetLink, subject: VetLinkSubject): boolean =>
  'request_id' in subject ? request_id === subject.request_id : quote_id === subject.quote_id

/** The member's links; the key begins with the topic whose hints refetch it. */
export const vetLinksQuery = (topic: 'refund-requests' | 'quotes') =>
  queryOptions({
    queryKey: [topic, 'vet-links'],
    queryFn: async ({ signal }) => (await call(listVetLinks, {}, { signal })).data,
  })

export const makeVetLink = mutationOptions({
  mutationFn: ({ key, ...body }: VetLinkInput & { key: string }) =>
    call(createVetLink, { body }, { idempotency_key: key }),
})

export const endVetLink = mutationOptions({
  mutationFn: (id: string) => call(revokeVetLink, { params: { id } }),
})

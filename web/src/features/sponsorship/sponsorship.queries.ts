import { drawSponsorship, getSponsorshipOffer, listSponsorshipRequests } from '@coussinet/contract/sponsorship.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { everyPage } from '#platform/calls/every-page.ts'

export const sponsorshipQueries = {
  /** The offer of today, null when there is none. */
  offer: () =>
    queryOptions({
      queryKey: ['sponsorship', 'offer'],
      queryFn: ({ signal }) => call(getSponsorshipOffer, { query: {} }, { signal }),
    }),
  requests: () =>
    queryOptions({
      queryKey: ['sponsorship', 'requests'],
      queryFn: async ({ signal }) => {
        const page = (cursor?: string) => call(listSponsorshipRequests, { query: { limit: 100, cursor } }, { signal })
        const first = await page()
        if (first.next_cursor === null) return first
        return { ...first, data: [...first.data, ...(await everyPage(page, first.next_cursor))] }
      },
    }),
}

/** Suspense before a draw, unless the member wants no motion. */
const suspense_ms = 900

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const suspense = () => new Promise((resolve) => setTimeout(resolve, isStill() ? 0 : suspense_ms))

type DrawInput = { id: string; idempotency_key: string }

export const drawGain = mutationOptions({
  mutationFn: async ({ id, idempotency_key }: DrawInput) => {
    const [drawn] = await Promise.all([call(drawSponsorship, { params: { id } }, { idempotency_key }), suspense()])
    return drawn
  },
  onSuccess: async (drawn, _draw, _before, { client }) => {
    const { queryKey } = sponsorshipQueries.requests()
    await client.cancelQueries({ queryKey })
    client.setQueryData(
      queryKey,
      (list) => list && { ...list, data: list.data.map((godchild) => (godchild.id === drawn.id ? drawn : godchild)) },
    )
  },
  onSettled: (_drawn, _error, _draw, _before, { client }) => {
    // Not awaited: the gain is shown before the list is refreshed.
    void client.invalidateQueries({ queryKey: ['sponsorship'] })
  },
})

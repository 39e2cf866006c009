import type { Page, RequestSummary } from './api.ts'
import type { Client } from './client.ts'
import type { Store } from './state.ts'

type Changes = Page<RequestSummary> & { read_until: string }

/** Reads every request that changed since the last time, webhook or not, and hands each over; then remembers until where it read. */
export async function reconcile(
  client: Client,
  store: Store,
  handle: (request: RequestSummary) => void,
): Promise<void> {
  const { state, save } = store
  let read_until: string | null = null
  let cursor: string | null = null
  do {
    const query: URLSearchParams = new URLSearchParams({
      limit: '200',
      ...(state.read_until ? { changed_since: state.read_until } : {}),
      ...(cursor ? { cursor } : {}),
    })
    const page: Changes = await client.ask<Changes>(`/refund-requests?${query}`)
    page.data.forEach(handle)
    read_until ??= page.read_until
    cursor = page.next_cursor
  } while (cursor)
  state.read_until = read_until
  await save()
}

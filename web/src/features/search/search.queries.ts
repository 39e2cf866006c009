import { searchPortal } from '@coussinet/contract/search.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { MINUTE } from '#platform/calls/query-client.ts'

// Longer than between two keys of who types fast.
const pause_ms = 120

/** Results of a text; the call of an outdated text is cancelled, usually before it is sent. */
export const searchQuery = (text: string, language: Language) =>
  queryOptions({
    queryKey: ['search', language, text],
    queryFn: async ({ signal }) => {
      if (text !== '') await new Promise((resolve) => setTimeout(resolve, pause_ms))
      signal.throwIfAborted()
      return call(searchPortal, { query: { q: text } }, { signal })
    },
    staleTime: MINUTE,
  })

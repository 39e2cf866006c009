import { useQueryClient } from '@tanstack/react-query'
import { LateNote } from './LateNote.tsx'

/** `LateNote` for data of the cache: each call without a response is aborted and repeated. */
export function LateAnswers() {
  const queries = useQueryClient().getQueryCache()
  function askAgain() {
    for (const query of queries.findAll({
      fetchStatus: 'fetching',
      predicate: ({ state }) => state.data === undefined,
    })) {
      // Whoever waits for the aborted call waits for the new one.
      void query.cancel({ silent: true })
      void query.fetch().catch(() => undefined)
    }
  }
  return <LateNote onRetry={askAgain} />
}

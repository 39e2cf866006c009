import { useQueryClient } from '@tanstack/react-query'
import { LateNote } from './LateNote.tsx'

/** The `LateNote` of what comes from the cache: each call that has not answered is given up and made again. */
export function LateAnswers() {
  const queries = useQueryClient().getQueryCache()
  function askAgain() {
    for (const query of queries.findAll({
      fetchStatus: 'fetching',
      predicate: ({ state }) => state.data === undefined,
    })) {
      // Whoever waits for the former call waits for the next one.
      void query.cancel({ silent: true })
      void query.fetch().catch(() => undefined)
    }
  }
  return <LateNote onRetry={askAgain} />
}

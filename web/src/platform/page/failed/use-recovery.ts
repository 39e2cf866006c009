import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** Runs an action when the query that failed with this error has its data after all: parts of a page share queries. */
export function useRecovery(error: unknown, action: () => void): void {
  const queries = useQueryClient().getQueryCache()
  const run = useEffectEvent(action)
  useEffect(() => {
    const failed = queries.getAll().find(({ state }) => state.error === error)
    if (failed === undefined) return
    return queries.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && event.query === failed) run()
    })
  }, [queries, error])
}

import { QueryClient } from '@tanstack/react-query'
import { isApiProblem } from './api-problem.ts'
import { onSessionChange } from './session.ts'

const SECOND = 1000
export const MINUTE = 60 * SECOND

// A refusal is final; after a network or server failure the call is repeated twice.
const mayTryAgain = (failures: number, error: unknown) =>
  failures < 2 && isApiProblem(error) && (error.code === 'network' || error.code === 'timeout' || error.status >= 500)

export const queries = createQueryClient()

// No session gets data that another one fetched; the member is read again too.
onSessionChange((change) => {
  if (change === 'signed-in' || change === 'signed-in-elsewhere') queries.clear()
})

/** Cache of server state: stale after 5 s, kept for 5 min, refetched on focus, reconnection and mount. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * SECOND,
        gcTime: 5 * MINUTE,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        refetchOnMount: true,
        retry: mayTryAgain,
      },
      mutations: { gcTime: MINUTE, retry: false },
    },
  })
}

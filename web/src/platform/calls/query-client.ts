import { QueryClient } from '@tanstack/react-query'
import { isApiProblem } from './api-problem.ts'
import { onSessionChange } from './session.ts'

const SECOND = 1000
export const MINUTE = 60 * SECOND

// A refusal stays a refusal; a failing line or server is asked twice more.
const mayTryAgain = (failures: number, error: unknown) =>
  failures < 2 && isApiProblem(error) && (error.code === 'network' || error.code === 'timeout' || error.status >= 500)

export const queries = createQueryClient()

// No session is answered from what another one asked: who signed in is asked anew too.
onSessionChange((change) => {
  if (change === 'signed-in' || change === 'signed-in-elsewhere') queries.clear()
})

/** The cache of what the server holds: stale after 5 s, kept 5 min, asked again on focus, reconnection and mount. */
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

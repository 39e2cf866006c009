import { QueryClient } from '@tanstack/react-query'
import { isApiProblem } from './api-problem.ts'
import { keptSubjects, orKeptAnswer } from './kept-answers.ts'
import { onSessionChange } from './session.ts'

const SECOND = 1000
export const MINUTE = 60 * SECOND

// A refusal is final; after a network or server failure the call is repeated twice. Without a network that would be in vain: what was
// not read is read when it comes back.
const mayTryAgain = (failures: number, error: unknown) =>
  failures < 2 &&
  navigator.onLine &&
  isApiProblem(error) &&
  (error.code === 'network' || error.code === 'timeout' || error.status >= 500)

export const queries = createQueryClient()

// No session gets data that another one fetched; the member is read again too.
onSessionChange((change) => {
  if (change === 'signed-in' || change === 'signed-in-elsewhere') queries.clear()
})

/** Cache of server state: stale after 5 s, kept for 5 min, refetched on focus, reconnection and mount. */
function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * SECOND,
        gcTime: 5 * MINUTE,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        refetchOnMount: true,
        retry: mayTryAgain,
      },
      // Without a network a change fails at once, with a message: it is not sent later, when the member may have given it up.
      mutations: { gcTime: MINUTE, retry: false, networkMode: 'always' },
    },
  })
  // Without a network these are asked for all the same, and find what the device has kept.
  for (const subject of keptSubjects)
    client.setQueryDefaults([subject], { networkMode: 'offlineFirst', persister: orKeptAnswer })
  return client
}

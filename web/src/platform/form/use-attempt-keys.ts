import { useState } from 'react'
import { isApiProblem } from '../calls/api-problem.ts'
import { newIdempotencyKey } from '../calls/call.ts'

/** One key for each thing that is asked for, the same until an answer came: what is sent again over a bad line counts once. */
export function useAttemptKeys() {
  const [keys] = useState(() => new Map<string, string>())
  return async function attempt<Answer>(what: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const key = keys.get(what) ?? newIdempotencyKey()
    keys.set(what, key)
    try {
      const answer = await send(key)
      keys.delete(what)
      return answer
    } catch (error) {
      const isAnswered = isApiProblem(error) && error.status > 0 && error.status < 500
      if (isAnswered) keys.delete(what)
      throw error
    }
  }
}

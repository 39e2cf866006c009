import { useState } from 'react'
import { isApiProblem } from '../calls/api-problem.ts'
import { newIdempotencyKey } from '../calls/call.ts'

/** Idempotency key of each action, the same until a response came: an action repeated over a bad connection counts once. */
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

/** The name under which the inline script leaves what it asked for before the code arrived: address → answer, or null. */
export const EARLY_CALLS = 'portal_early_calls'

type Waiting = Map<string, Promise<Response | null>>

/** Hands over, once, the answer which the inline script has asked for at this address; null when there is none. */
export async function takeEarlyCall(address: string): Promise<Response | null> {
  const waiting: Waiting | undefined = Reflect.get(globalThis, EARLY_CALLS)
  const answer = waiting?.get(address)
  if (answer === undefined) return null
  waiting?.delete(address)
  // A refusal was of the token of that moment: the call is made again with the one of now.
  const early = await answer
  return early?.status === 401 ? null : early
}

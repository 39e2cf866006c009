/** Name under which the inline script stores the calls it made before the code arrived. */
export const EARLY_CALLS = 'portal_early_calls'

/** Early calls: the access token that they bore, and the answer, or null, by its address. */
export type EarlyCalls = { token: string; answers: Map<string, Promise<Response | null>> }

/** Takes, once, the answer to the call that the inline script made to this address with that token; null if there is none. */
export async function takeEarlyCall(address: string, token: string | null): Promise<Response | null> {
  const early: EarlyCalls | undefined = Reflect.get(globalThis, EARLY_CALLS)
  const answer = early?.token === token ? early?.answers.get(address) : undefined
  if (answer === undefined) return null
  early?.answers.delete(address)
  // A refusal was of the token of that moment: the call is made again with the one of now.
  const response = await answer
  return response?.status === 401 ? null : response
}

/**
 * Waits until all the loads have ended, well or not, for at most `limit` ms: a page whose blocks wait and fail alone then
 * mostly comes whole, without placeholders that move things.
 */
export async function settleWithin(loads: readonly Promise<unknown>[], limit = 1000): Promise<void> {
  await Promise.race([Promise.allSettled(loads), new Promise((resolve) => setTimeout(resolve, limit))])
}

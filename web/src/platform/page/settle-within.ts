/** Waits until all loads have ended, for at most `limit` ms: pages then mostly appear whole, without layout shifts. */
export async function settleWithin(loads: readonly Promise<unknown>[], limit = 1000): Promise<void> {
  await Promise.race([Promise.allSettled(loads), new Promise((resolve) => setTimeout(resolve, limit))])
}

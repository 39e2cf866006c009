const atOnce = 8

/** Does the same with each, eight at a time. Ends with the first failure, once nothing of it is under way any more. */
export async function forEachConcurrently<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const left = things.values()
  const hands = Array.from({ length: atOnce }, async () => {
    for (const thing of left) await work(thing)
  })
  const failed = (await Promise.allSettled(hands)).find((hand) => hand.status === 'rejected')
  if (failed) throw failed.reason
}

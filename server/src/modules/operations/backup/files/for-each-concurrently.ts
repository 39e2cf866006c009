const atOnce = 8

/** Runs `work` for each item, eight at a time. Throws the first failure once all running work has ended. */
export async function forEachConcurrently<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const left = things.values()
  const hands = Array.from({ length: atOnce }, async () => {
    for (const thing of left) await work(thing)
  })
  const failed = (await Promise.allSettled(hands)).find((hand) => hand.status === 'rejected')
  if (failed) throw failed.reason
}

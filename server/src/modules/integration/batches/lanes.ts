/** Runs work of different names at the same time, up to `at_once`, and work of one name in its order. */
export function openLanes(at_once: number) {
  const tails = new Map<string, Promise<void>>()
  const running = new Set<Promise<void>>()
  let failure: { cause: unknown } | null = null

  return {
    /** waits for a place; throws what earlier work threw */
    async enter(name: string | null, work: () => Promise<void>): Promise<void> {
      while (running.size >= at_once) await Promise.race(running)
      if (failure) throw failure.cause
      const before = (name === null ? undefined : tails.get(name)) ?? Promise.resolve()
      const run: Promise<void> = before
        .then(() => (failure ? undefined : work()))
        .catch((cause: unknown) => {
          failure ??= { cause }
        })
      const task = run.finally(() => {
        running.delete(task)
        if (name !== null && tails.get(name) === task) tails.delete(name)
      })
      running.add(task)
      if (name !== null) tails.set(name, task)
    },
    async done(): Promise<void> {
      await Promise.all(running)
      if (failure) throw failure.cause
    },
  }
}

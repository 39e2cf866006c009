/** Runs work of different names concurrently, up to `at_once`, and work of one name in order. */
export function openLanes(at_once: number) {
  const tails = new Map<string, Promise<void>>()
  const running = new Set<Promise<void>>()
  let failure: { cause: unknown } | null = null

  return {
    /** waits for a free place; throws the errors of earlier work */
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

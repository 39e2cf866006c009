const batchSize = 500

export type StoredKey = { key: string; written_at: Date }
type Sweep = { isHeld: (keys: string[]) => Promise<Set<string>>; olderThan: Date }

/** Deletes files written before `olderThan` that are not used; returns their number. Keeps files if the query fails. */
export async function sweepKeys(
  stored: AsyncIterable<StoredKey>,
  remove: (key: string) => Promise<void>,
  { isHeld, olderThan }: Sweep,
): Promise<number> {
  let removed = 0
  let batch: string[] = []
  async function settle(): Promise<void> {
    const referenced = await isHeld(batch)
    for (const key of batch.filter((one) => !referenced.has(one))) {
      await remove(key)
      removed += 1
    }
    batch = []
  }
  for await (const { key, written_at } of stored) {
    if (written_at >= olderThan) continue
    batch.push(key)
    if (batch.length === batchSize) await settle()
  }
  if (batch.length > 0) await settle()
  return removed
}

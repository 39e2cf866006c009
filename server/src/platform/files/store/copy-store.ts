import { buffer } from 'node:stream/consumers'
import { limitConcurrency } from '../../limits/limit-concurrency.ts'
import type { FileStore } from '../file-store.ts'

type CopyOptions = {
  /** aborted: starts no further file */
  signal: AbortSignal
  copied(): void
}

const atOnce = 4
const folders = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, '0'))

/**
 * Copies every file that the target lacks, and the store's id last, so that only a complete copy passes as the
 * database's store. Files never change, so the copy can be repeated until the portal switches. Throws for the store of
 * another database.
 */
export async function copyStore(
  from: FileStore,
  to: FileStore,
  { signal, copied }: CopyOptions,
): Promise<{ copied: number; there: number }> {
  const [mark, other] = [await from.readMark(), await to.readMark()]
  if (mark === null) throw new Error('The store has no mark: start the portal with it once.')
  if (other !== null && other !== mark) throw new Error('The target holds the files of another database.')
  const inTurn = limitConcurrency(atOnce)
  const inHand = new Set<Promise<void>>()
  let [count, known] = [0, 0]
  let failure: unknown = null
  for await (const key of lacking()) {
    if (signal.aborted || failure !== null) break
    const copy = inTurn(async () => {
      const { stream } = await from.open(key)
      await to.put(key, await buffer(stream))
      count += 1
      copied()
    })
      .catch((error: unknown) => void (failure = isGone(error) ? failure : error))
      .finally(() => inHand.delete(copy))
    inHand.add(copy)
    if (inHand.size >= atOnce * 2) await Promise.race(inHand)
  }
  await Promise.all(inHand)
  if (failure !== null) throw failure
  if (!signal.aborted) await to.writeMark(mark)
  return { copied: count, there: known }

  // One folder after another: the names of millions of files are never in memory at once.
  async function* lacking(): AsyncGenerator<string> {
    for (const first of folders) {
      const there = new Set(await Array.fromAsync(to.keys(first)))
      known += there.size
      for await (const key of from.keys(first)) if (!there.has(key)) yield key
    }
  }
}

// Deleted by its member meanwhile.
const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

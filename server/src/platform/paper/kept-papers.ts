import { hash } from '../keys.ts'
import type { Paper } from './papers.ts'

const keptFor = 10 * 60_000
const mostPapers = 64
const mostBytes = 16 * 1024 * 1024

type Kept = { bytes: Buffer; until: number }

/**
 * Keeps the last papers by all that is printed on them, so by version, language and whose they are: the same one again
 * is not typeset again. Every paper names its member (CON-05), so none is the same for two.
 */
export function keptPapers(now: () => number = () => performance.now()) {
  const kept = new Map<string, Kept>()
  let bytesKept = 0

  function drop(key: string): void {
    bytesKept -= kept.get(key)?.bytes.length ?? 0
    kept.delete(key)
  }

  function keep(key: string, bytes: Buffer): void {
    drop(key)
    kept.set(key, { bytes, until: now() + keptFor })
    bytesKept += bytes.length
    for (const [oldest, { until }] of kept)
      if (until <= now() || kept.size > mostPapers || bytesKept > mostBytes) drop(oldest)
  }

  return async (paper: Paper, make: () => Promise<Buffer>): Promise<Buffer> => {
    const key = hash(JSON.stringify([paper.template, paper.frame, paper.content])).toString('base64')
    const found = kept.get(key)
    if (found && found.until > now()) return found.bytes
    const bytes = await make()
    keep(key, bytes)
    return bytes
  }
}

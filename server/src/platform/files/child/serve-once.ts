import { Worker } from 'node:worker_threads'
import { threadFile } from '../../core/build.ts'
import { type FileRefusal, READY, toFileRefusal } from './answer.ts'

type ChildRefusal = { ok: false; code: FileRefusal }

/** `tell` sends an answer before the last one: it counts where the process is ended on its way to another. */
type Work<A> = (bytes: Buffer, facts: unknown, tell: (answer: A) => Promise<void>) => Promise<A>

const MEGABYTE = 1024 * 1024

/**
 * The life of a file process: take the bytes of one file and what is told beside it, send the answer of `work`, exit; it is ended past
 * `megabytes` of memory, and past `cpu_ms` of a core's time where it is given. A throw of `work` means `file_unreadable`, or what
 * `fileRefused` says.
 */
export function serveOnce<A>(megabytes: number, work: Work<A>, cpu_ms: number | null = null): void {
  new Worker(threadFile(import.meta.dirname, 'guard-thread.ts'), {
    workerData: { parent_id: process.ppid, max_rss: megabytes * MEGABYTE, max_cpu_ms: cpu_ms },
  }).unref()
  process.once('disconnect', () => process.exit(1))
  process.once('message', async (message: unknown) => {
    const answer = await attempt(work, message)
    process.send?.(answer, undefined, undefined, () => process.exit(0))
  })
  process.send?.(READY)
}

const send = <A>(answer: A) =>
  new Promise<void>((resolve) => process.send?.(answer, undefined, undefined, () => resolve()))

async function attempt<A>(work: Work<A>, message: unknown): Promise<A | ChildRefusal> {
  const isFile = typeof message === 'object' && message !== null && 'bytes' in message && 'facts' in message
  if (!isFile || !(message.bytes instanceof Uint8Array)) throw new Error('A file process takes bytes')
  const { bytes, facts } = message
  try {
    return await work(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), facts, send)
  } catch (error) {
    return { ok: false, code: toFileRefusal(error) }
  }
}

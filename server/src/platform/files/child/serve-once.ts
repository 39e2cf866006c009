import { Worker } from 'node:worker_threads'
import { threadFile } from '../../build.ts'
import { type FileRefusal, READY, refusalOf } from './answer.ts'

type Refusal = { ok: false; code: FileRefusal }

const MEGABYTE = 1024 * 1024

/** The life of a file process: take the bytes of one file, send the answer of `work`, exit; it is ended past `megabytes` of memory. A throw of `work` means `file_unreadable`, or what `fileRefused` says. */
export function serveOnce<A>(megabytes: number, work: (bytes: Buffer) => Promise<A>): void {
  new Worker(threadFile(import.meta.dirname, 'guard-thread.ts'), {
    workerData: { parent_id: process.ppid, max_rss: megabytes * MEGABYTE },
  }).unref()
  process.once('disconnect', () => process.exit(1))
  process.once('message', async (message: unknown) => {
    const answer = await attempt(work, message)
    process.send?.(answer, undefined, undefined, () => process.exit(0))
  })
  process.send?.(READY)
}

async function attempt<A>(work: (bytes: Buffer) => Promise<A>, message: unknown): Promise<A | Refusal> {
  if (!(message instanceof Uint8Array)) throw new Error('A file process takes bytes')
  try {
    return await work(Buffer.from(message.buffer, message.byteOffset, message.byteLength))
  } catch (error) {
    return { ok: false, code: refusalOf(error) }
  }
}

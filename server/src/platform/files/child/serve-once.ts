import { Worker } from 'node:worker_threads'
import { threadFile } from '../../core/build.ts'
import { type FileRefusal, READY, toFileRefusal } from './answer.ts'

type ChildRefusal = { ok: false; code: FileRefusal }

/** `tell` sends an interim answer, which counts if the process is killed before the next one. */
type ChildTask<A> = (bytes: Buffer, facts: unknown, tell: (answer: A) => Promise<void>) => Promise<A>

const MEGABYTE = 1024 * 1024

/** Milliseconds of processor time that a file may take, the start of its process included (SEC-37). */
const mostCpu = 10_000

/**
 * Serves one file in a file process: reads its bytes and the arguments, sends the answer of `work` with the processor
 * time used, exits. It is killed above `megabytes` of memory, and above `cpu_ms` of processor time. An error of `work`
 * means `file_unreadable`, or the code of `fileRefused`.
 */
export function serveOnce<A>(megabytes: number, work: ChildTask<A>, cpu_ms: number = mostCpu): void {
  new Worker(threadFile(import.meta.dirname, 'guard-thread.ts'), {
    workerData: { parent_id: process.ppid, max_rss: megabytes * MEGABYTE, max_cpu_ms: cpu_ms },
  }).unref()
  process.once('disconnect', () => process.exit(1))
  process.once('message', async (message: unknown) => {
    const answer = await attempt(work, message)
    process.send?.(withCpuTime(answer), undefined, undefined, () => process.exit(0))
  })
  process.send?.(READY)
}

const send = <A>(answer: A) =>
  new Promise<void>((resolve) => process.send?.(withCpuTime(answer), undefined, undefined, () => resolve()))

/** The clock would count what other processes did meanwhile. */
function withCpuTime<A>(answer: A): { answer: A; cpu_ms: number } {
  const { user, system } = process.cpuUsage()
  return { answer, cpu_ms: Math.round((user + system) / 1000) }
}

async function attempt<A>(work: ChildTask<A>, message: unknown): Promise<A | ChildRefusal> {
  const isFile = typeof message === 'object' && message !== null && 'bytes' in message && 'facts' in message
  if (!isFile || !(message.bytes instanceof Uint8Array)) throw new Error('A file process takes bytes')
  const { bytes, facts } = message
  try {
    return await work(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), facts, send)
  } catch (error) {
    return { ok: false, code: toFileRefusal(error) }
  }
}

import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { programFile } from '../core/build.ts'
import { problem } from '../core/problem.ts'
import { hash } from '../crypto/keys.ts'
import type { PaperFrame } from './frame.ts'
import { paperQueue } from './paper-queue.ts'
import { typesetterFile } from './typesetter.ts'

/** Paper to print: a template (its path below `src`), and its content. */
export type Paper = { template: `/${string}.typ`; frame: PaperFrame; content: object }

export type Papers = {
  /**
   * Returns the PDF of a paper, cached for the same content; `reader` determines queue and budget. Throws `unavailable`
   * if it takes more than 20 seconds or too many wait, and `too_many_requests`.
   */
  make(paper: Paper, reader?: string): Promise<Buffer>
  /** Loads the typesetter, so that the first paper does not wait for it. */
  warm(): void
  close(): Promise<void>
}

const longest = 20_000
// The typesetter keeps every paper in memory (some 2 MB each), so a new thread takes over in time.
const papersOfAThread = 25
const idle = 60_000
// A paper takes about a third of a second. Saving all documents needs some ten of them, six at once (`route.ts`).
const queueRules = { each: 8, all: 32, budget: { most: 30_000, per_second: 100 } }

type PrintAnswer = { bytes: Uint8Array } | { failure: string }
type Press = { worker: Worker; made: number }

const blankFrame: PaperFrame = {
  language: 'fr',
  title: '',
  author: '',
  issued_on: '2026-01-01',
  member: [],
  legal: [],
  foot: '',
  page: 'Page',
  of: 'sur',
}

/** Typesets papers one after the other, in a thread that exists only while papers are requested. */
export function openPapers(load: () => Promise<Uint8Array> = () => readFile(typesetterFile())): Papers {
  const inTurn = paperQueue(queueRules)
  const cache = paperCache()
  let loading: Promise<WebAssembly.Module> | null = null
  let press: Press | null = null
  let resting: NodeJS.Timeout | null = null

  async function ready(): Promise<Press> {
    if (press && press.made < papersOfAThread) return press
    await press?.worker.terminate()
    // Compiled once and shared with later threads. A failure is retried with the next paper.
    loading ??= load()
      .then((bytes) => WebAssembly.compile(bytes))
      .catch((error: unknown) => {
        loading = null
        throw error
      })
    const worker = new Worker(programFile(import.meta.dirname, 'paper-thread.ts'), {
      workerData: { module: await loading },
    })
    worker.unref()
    // A thread that fails rejects its paper; one that ends between two papers is replaced.
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      if (press?.worker === worker) press = null
    })
    press = { worker, made: 0 }
    return press
  }

  async function rest(): Promise<void> {
    const { worker } = press ?? {}
    press = null
    loading = null
    await worker?.terminate()
  }

  function print(paper: Paper, reader?: string): Promise<Buffer> {
    return inTurn(reader, async () => {
      if (resting) clearTimeout(resting)
      const own = await ready()
      own.made += 1
      try {
        const answer = await ask(own.worker, paper)
        if ('failure' in answer) throw new Error(`${paper.template}: ${answer.failure}`)
        return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength)
      } catch (error) {
        press = null
        await own.worker.terminate()
        throw error
      } finally {
        resting = setTimeout(() => void rest(), idle).unref()
      }
    })
  }

  return {
    make: (paper, reader) => cache(paper, () => print(paper, reader)),
    warm() {
      if (press === null && loading === null)
        void print({ template: '/platform/paper/blank.typ', frame: blankFrame, content: {} }).catch(() => undefined)
    },
    close: async () => {
      if (resting) clearTimeout(resting)
      await rest()
    },
  }
}

function ask(worker: Worker, paper: Paper): Promise<PrintAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(problem('unavailable'))), longest)
    const ended = () => settle(() => reject(new Error('the typesetter’s thread ended')))
    // With `node --watch` a thread also sends what it imports.
    const hear = ({ answer }: { answer?: PrintAnswer }) => answer && settle(() => resolve(answer))
    function settle(end: () => void): void {
      clearTimeout(timer)
      worker.off('message', hear)
      worker.off('exit', ended)
      end()
    }
    worker.on('message', hear)
    worker.on('exit', ended)
    worker.postMessage({ paper })
  })
}

const keptFor = 10 * 60_000
const mostPapers = 64
const mostBytes = 16 * 1024 * 1024

type StoredPaper = { bytes: Buffer; until: number }

/**
 * Caches the last papers by their whole content, including version, language and member. Every paper names its member
 * (CON-05), so two members never share one.
 */
function paperCache(now: () => number = () => performance.now()) {
  const cache = new Map<string, StoredPaper>()
  let bytesKept = 0

  function drop(key: string): void {
    bytesKept -= cache.get(key)?.bytes.length ?? 0
    cache.delete(key)
  }

  function keep(key: string, bytes: Buffer): void {
    drop(key)
    cache.set(key, { bytes, until: now() + keptFor })
    bytesKept += bytes.length
    for (const [oldest, { until }] of cache)
      if (until <= now() || cache.size > mostPapers || bytesKept > mostBytes) drop(oldest)
  }

  return async (paper: Paper, make: () => Promise<Buffer>): Promise<Buffer> => {
    const key = hash(JSON.stringify([paper.template, paper.frame, paper.content])).toString('base64')
    const found = cache.get(key)
    if (found && found.until > now()) return found.bytes
    const bytes = await make()
    keep(key, bytes)
    return bytes
  }
}

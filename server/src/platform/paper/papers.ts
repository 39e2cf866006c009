import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { programFile } from '../core/build.ts'
import { problem } from '../core/problem.ts'
import { hash } from '../crypto/keys.ts'
import type { Frame } from './frame.ts'
import { paperQueue } from './paper-queue.ts'
import { typesetterFile } from './typesetter.ts'

/** Request to print: a template of ours (its path below `src`), and everything that it prints. */
export type Paper = { template: `/${string}.typ`; frame: Frame; content: object }

export type Papers = {
  /**
   * The PDF of a paper, or the one that was made of the same content a moment ago; `reader` is whose turn it is, and whose
   * budget. Throws `unavailable` when it takes more than 20 seconds or too many wait, and `too_many_requests`.
   */
  make(paper: Paper, reader?: string): Promise<Buffer>
  /** Gets ready, so that the first paper does not wait for the typesetter to load. */
  warm(): void
  close(): Promise<void>
}

const longest = 20_000
// The typesetter remembers every paper that it made (some 2 MB each): a new thread takes over in time.
const papersOfAThread = 25
const idle = 60_000
// A paper takes about a third of a second. Whoever saves all documents needs some ten of them, six at once (`route.ts`).
const queueRules = { each: 8, all: 32, budget: { most: 30_000, per_second: 100 } }

type PrintAnswer = { bytes: Uint8Array } | { failure: string }
type Press = { worker: Worker; made: number }

const blankFrame: Frame = {
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

/** Typesets papers one after the other, in a thread which is there only while papers are wanted. */
export function openPapers(load: () => Promise<Uint8Array> = () => readFile(typesetterFile())): Papers {
  const inTurn = paperQueue(queueRules)
  const kept = paperCache()
  let loading: Promise<WebAssembly.Module> | null = null
  let press: Press | null = null
  let resting: NodeJS.Timeout | null = null

  async function ready(): Promise<Press> {
    if (press && press.made < papersOfAThread) return press
    await press?.worker.terminate()
    // Compiled once: the threads that follow share its machine code. What failed is tried again with the next paper.
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
    // A thread that fails answers its paper by its end; one that ends between two papers is not asked again.
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
    make: (paper, reader) => kept(paper, () => print(paper, reader)),
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
 * Keeps the last papers by all that is printed on them, so by version, language and whose they are: the same one again
 * is not typeset again. Every paper names its member (CON-05), so none is the same for two.
 */
function paperCache(now: () => number = () => performance.now()) {
  const kept = new Map<string, StoredPaper>()
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

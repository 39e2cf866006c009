import { fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { InvoiceData } from '@coussinet/contract/readings.ts'
import { z } from 'zod/mini'
import { portalFolder } from '../../core/places.ts'
import { type ChildAnswer, type FileRefusal, fileRefusals, type MailAnswer, type PageAnswer, READY } from './answer.ts'

const readable = [
  ...['node_modules', 'packages', 'server/src', 'server/dist', 'server/package.json', 'package.json'].map((path) =>
    join(portalFolder, path),
  ),
  // Real place of the packages, should node_modules be a link.
  createRequire(import.meta.url)
    .resolve('sharp')
    .replace(/(?<=node_modules)[\\/]sharp[\\/].*$/, ''),
]

// A decoder that a hostile file takes over finds no secret in its environment, and from JavaScript
// no file but the code, no way to write and none to start a program.
const execArgv = [
  '--max-old-space-size=256',
  '--permission',
  '--allow-addons',
  '--allow-worker',
  ...readable.map((path) => `--allow-fs-read=${path}`),
]
const env = { MALLOC_ARENA_MAX: '2' }

const refusal = z.object({ ok: z.literal(false), code: z.enum(fileRefusals) })

const answerSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    media_type: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
    bytes: z.instanceof(Uint8Array),
    thumbnail: z.nullable(z.instanceof(Uint8Array)),
    width: z.nullable(z.number()),
    height: z.nullable(z.number()),
    invoice: z.exactOptional(z.nullable(InvoiceData)),
  }),
  refusal,
])

const pageSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), picture: z.nullable(z.instanceof(Uint8Array)), pages: z.number() }),
  refusal,
])

const mailSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    text: z.string(),
    passed_on: z.string(),
    quoted_text: z.string(),
    files: z.array(z.object({ name: z.string(), media_type: z.string(), bytes: z.instanceof(Uint8Array) })),
  }),
  refusal,
])

type Run<A> = { stage: 'starting' | 'working' | 'dismissed'; answer: A | undefined; complaint: string }
type Work<A> = {
  script: string
  bytes: Buffer
  /** after the script's name, beside the file */
  words: readonly string[]
  /** told beside the file, where they concern a person: words stand in the list of processes */
  facts?: unknown
  timeLimitMs: number
  answer: z.ZodMiniType<A>
  /** ends it */
  signal?: AbortSignal | undefined
}

const running = new Map<() => void, Promise<void>>()
let isClosing = false

const startLimitMs = 30_000

type ChildLimits = { timeLimitMs?: number; signal?: AbortSignal | undefined }

/**
 * Has a process of its own run `script` over one file, then exit; past 10 s or its memory it is killed and the file too complex. Throws if
 * the process cannot start, and what `signal` is aborted with.
 */
export const runChild = (
  script: string,
  bytes: Buffer,
  { timeLimitMs = 10_000, signal }: ChildLimits = {},
): Promise<ChildAnswer> => runProcess({ script, bytes, words: [], timeLimitMs, answer: answerSchema, signal })

export const runPageChild = (script: string, bytes: Buffer, words: readonly string[]): Promise<PageAnswer> =>
  runProcess({ script, bytes, words, timeLimitMs: 10_000, answer: pageSchema })

/** Runs a process that reads what a file says; null where the file is broken, or past its time or memory. */
export async function runReader<A extends object>(work: Omit<Work<{ ok: true; said: A }>, 'words'>): Promise<A | null> {
  const answer = await runProcess({ ...work, words: [] })
  return answer.ok ? answer.said : null
}

/** The same for a process that reads a mail, which nobody sends again after a refusal: it has three times as long. */
export const runMailChild = (script: string, bytes: Buffer): Promise<MailAnswer> =>
  runProcess({ script, bytes, words: [], timeLimitMs: 30_000, answer: mailSchema })

async function runProcess<A>({
  script,
  bytes,
  words,
  facts,
  timeLimitMs,
  answer,
  signal,
}: Work<A>): Promise<A | { ok: false; code: FileRefusal }> {
  if (isClosing) throw new Error('The file pipeline is closing')
  signal?.throwIfAborted()
  const child = fork(script, words, {
    execArgv,
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  yieldTo(child.pid)
  void offerToMemoryKiller(child.pid)
  const end = Promise.withResolvers<void>()
  const run: Run<A> = { stage: 'starting', answer: undefined, complaint: '' }
  const kill = () => child.kill('SIGKILL')
  // A busy machine starts slowly: the file's own time begins when the process is ready for it.
  let timer = setTimeout(kill, startLimitMs)

  child.stderr?.on('data', (chunk) => (run.complaint = `${run.complaint}${chunk}`.slice(0, 2000)))
  child.on('message', (message) => {
    if (message === READY) {
      run.stage = 'working'
      clearTimeout(timer)
      timer = setTimeout(kill, timeLimitMs)
      // A failure to send shows as the process's end.
      child.send({ bytes, facts }, () => {})
    } else {
      run.answer = answer.safeParse(message).data
    }
  })
  child.once('error', (error) => {
    run.complaint = error.message
    end.resolve()
  })
  // Its time limit, its memory's guard and the system's memory killer all end it so; a decoder that breaks ends otherwise.
  let wasKilled = false
  child.once('close', (_code, signal) => {
    wasKilled = signal === 'SIGKILL'
    end.resolve()
  })
  const dismiss = () => {
    run.stage = 'dismissed'
    kill()
  }
  running.set(dismiss, end.promise)
  signal?.addEventListener('abort', dismiss)

  await end.promise
  clearTimeout(timer)
  running.delete(dismiss)
  signal?.removeEventListener('abort', dismiss)
  if (run.answer !== undefined) return run.answer
  if (run.stage === 'working') return { ok: false, code: wasKilled ? 'file_too_complex' : 'file_unreadable' }
  signal?.throwIfAborted()
  throw new Error(`A file process was ended or did not start: ${run.complaint}`)
}

// Requests come before conversions.
function yieldTo(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already: its end is handled there.
  }
}

// Should the machine or the unit run out of memory, a file is lost and not the portal. Linux alone knows this.
async function offerToMemoryKiller(pid: number | undefined): Promise<void> {
  if (pid !== undefined) await writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => {})
}

/** Ends the file processes at work and those waiting; their callers get an error. */
export async function endChildren(): Promise<void> {
  isClosing = true
  const ends = [...running.values()]
  for (const dismiss of running.keys()) dismiss()
  await Promise.all(ends)
  await setImmediate()
  isClosing = false
}

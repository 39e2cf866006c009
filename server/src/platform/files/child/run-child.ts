import { type ChildProcess, fork } from 'node:child_process'
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
  // Real path of the packages, in case node_modules is a link.
  createRequire(import.meta.url)
    .resolve('sharp')
    .replace(/(?<=node_modules)[\\/]sharp[\\/].*$/, ''),
]

// A decoder taken over by a hostile file finds no secret in its environment, and from JavaScript can read no file
// except the code, write nowhere and start no program.
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
    forwarded: z.string(),
    quoted_text: z.string(),
    files: z.array(z.object({ name: z.string(), media_type: z.string(), bytes: z.instanceof(Uint8Array) })),
  }),
  refusal,
])

/** A started process; it processes one file. */
type FileProcess = {
  child: ChildProcess
  /** settled when it is ready for its file, or has ended */
  ready: Promise<void>
  /** settled when it has ended, with whether it was killed */
  ended: Promise<{ wasKilled: boolean }>
  complaint(): string
}
type ChildWork<A> = {
  script: string
  bytes: Buffer
  /** arguments after the script's name, besides the file */
  words: readonly string[]
  /** personal data, sent with the file: arguments are visible in the list of processes */
  facts?: unknown
  timeLimitMs: number
  answer: z.ZodMiniType<A>
  /** aborts the process */
  signal?: AbortSignal | undefined
}

const running = new Map<() => void, Promise<unknown>>()
const spares = new Map<string, { file: FileProcess; forget(): void }>()
let isClosing = false

const startLimitMs = 30_000
// A file process ends itself after its processor time (`serveOnce`). The clock only ends one that waits for ever: on a
// busy machine it would refuse a photo that is like any other.
const clockLimitMs = 30_000
// Photos come in series, and over slow networks.
const spareForMs = 15_000

type ChildLimits = { timeLimitMs?: number; signal?: AbortSignal | undefined }
/** Answer of a file process, with the milliseconds of processor time it used; null if it was ended before it said. */
export type ChildResult<A> = { answer: A; cpu_ms: number | null }

/**
 * Runs `script` over one file in a process of its own, which exits afterwards. After 10 s of processor time, or above
 * its memory limit, it is killed and the file counts as too complex. Throws if the process cannot start, and the abort
 * reason of `signal`.
 */
export const runChild = (
  script: string,
  bytes: Buffer,
  { timeLimitMs = clockLimitMs, signal }: ChildLimits = {},
): Promise<ChildResult<ChildAnswer>> =>
  runProcess({ script, bytes, words: [], timeLimitMs, answer: answerSchema, signal })

export const runPageChild = (
  script: string,
  bytes: Buffer,
  words: readonly string[],
): Promise<ChildResult<PageAnswer>> =>
  runProcess({ script, bytes, words, timeLimitMs: clockLimitMs, answer: pageSchema })

/** Runs a process that reads a file's content; null if the file is broken, or exceeds the limits of time or memory. */
export async function runReader<A extends object>(
  work: Omit<ChildWork<{ ok: true; said: A }>, 'words'>,
): Promise<A | null> {
  const { answer } = await runProcess({ ...work, words: [] })
  return answer.ok ? answer.said : null
}

export const runMailChild = async (script: string, bytes: Buffer): Promise<MailAnswer> =>
  (await runProcess({ script, bytes, words: [], timeLimitMs: 2 * clockLimitMs, answer: mailSchema })).answer

async function runProcess<A>(work: ChildWork<A>): Promise<ChildResult<A | { ok: false; code: FileRefusal }>> {
  const { script, bytes, words, facts, timeLimitMs, answer, signal } = work
  if (isClosing) throw new Error('The file pipeline is closing')
  signal?.throwIfAborted()
  const spare = words.length === 0 ? takeSpare(script) : undefined
  const file = spare ?? start(script, words)
  const { child } = file
  let stage: 'starting' | 'working' | 'dismissed' = 'starting'
  const messageSchema = z.object({ answer, cpu_ms: z.number() })
  let result: ChildResult<A> | undefined
  const kill = () => child.kill('SIGKILL')
  const dismiss = () => {
    stage = 'dismissed'
    kill()
  }
  running.set(dismiss, file.ended)
  signal?.addEventListener('abort', dismiss)

  // A busy machine starts slowly: the file's own time begins when the process is ready.
  let timer = setTimeout(kill, startLimitMs)
  await file.ready
  clearTimeout(timer)
  if (stage === 'starting' && child.connected) {
    stage = 'working'
    timer = setTimeout(kill, timeLimitMs)
    child.on('message', (message) => (result = messageSchema.safeParse(message).data))
    // A failure to send shows as the process's end.
    child.send({ bytes, facts }, (error) => {
      if (error !== null && stage === 'working') stage = 'starting'
    })
  }
  // Its time limit, its memory's guard and the system's memory killer all end it so; a decoder that breaks ends otherwise.
  const { wasKilled } = await file.ended
  clearTimeout(timer)
  running.delete(dismiss)
  signal?.removeEventListener('abort', dismiss)
  if (result !== undefined) return result
  if (stage === 'working')
    return { answer: { ok: false, code: wasKilled ? 'file_too_complex' : 'file_unreadable' }, cpu_ms: null }
  signal?.throwIfAborted()
  // The process had ended while it waited, so the file has not been examined.
  if (spare !== undefined && stage === 'starting') return runProcess(work)
  throw new Error(`A file process was ended or did not start: ${file.complaint()}`)
}

function start(script: string, words: readonly string[]): FileProcess {
  const child = fork(script, words, {
    execArgv,
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  yieldTo(child.pid)
  void offerToMemoryKiller(child.pid)
  const ready = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<{ wasKilled: boolean }>()
  let complaint = ''
  child.stderr?.on('data', (chunk) => (complaint = `${complaint}${chunk}`.slice(0, 2000)))
  child.once('message', (message) => {
    if (message === READY) ready.resolve()
  })
  child.once('error', (error) => {
    complaint = error.message
    ended.resolve({ wasKilled: false })
  })
  child.once('close', (_code, signal) => ended.resolve({ wasKilled: signal === 'SIGKILL' }))
  void ended.promise.then(() => ready.resolve())
  return { child, ready: ready.promise, ended: ended.promise, complaint: () => complaint }
}

/**
 * Starts a process for a file that is arriving, because the start takes half of a photo's time. One process of each
 * script waits, for 15 s.
 */
export function expectChild(script: string): void {
  if (isClosing || spares.has(script)) return
  const file = start(script, [])
  const dismiss = () => file.child.kill('SIGKILL')
  const timer = setTimeout(dismiss, spareForMs)
  running.set(dismiss, file.ended)
  const forget = () => {
    clearTimeout(timer)
    running.delete(dismiss)
    if (spares.get(script)?.file === file) spares.delete(script)
  }
  spares.set(script, { file, forget })
  void file.ended.then(forget)
}

function takeSpare(script: string): FileProcess | undefined {
  const spare = spares.get(script)
  spare?.forget()
  return spare?.file.child.connected === true ? spare.file : undefined
}

// Requests come before conversions.
function yieldTo(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Already ended, which is handled there.
  }
}

// If the machine or the unit runs out of memory, a file process is killed and not the portal. Linux only.
async function offerToMemoryKiller(pid: number | undefined): Promise<void> {
  if (pid !== undefined) await writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => {})
}

/** Kills running and waiting file processes; their callers get an error. */
export async function endChildren(): Promise<void> {
  isClosing = true
  const ends = [...running.values()]
  for (const dismiss of running.keys()) dismiss()
  await Promise.all(ends)
  await setImmediate()
  isClosing = false
}

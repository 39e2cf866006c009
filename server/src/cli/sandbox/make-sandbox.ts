import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { SandboxData } from '#platform/config/sandbox-setting.ts'
import { lockDirectory } from '#platform/files/directory-lock.ts'
import { mainProgram, templateName } from './places.ts'

/** Note in the folder of a sandbox. */
export type SandboxNote = { data: SandboxData }

type NewSandbox = {
  env: NodeJS.ProcessEnv
  /** folder of all sandboxes */
  folder: string
  data: SandboxData
  signal: AbortSignal
  say(line: string): void
}

const noteName = 'sandbox.json'

/** Makes the folder of a new sandbox, complete or not at all: a copy of the template, with a secret of its own. */
export async function makeSandbox(directory: string, making: NewSandbox): Promise<void> {
  const being = `${directory}.${process.pid}.being-made`
  try {
    await copyTemplate(being, making)
    // The copy's first start decrypts with the template's secret, and encrypts with its own.
    await rename(join(being, 'secret.key'), join(being, 'former.key'))
    await writeFile(join(being, 'secret.key'), randomBytes(48).toString('base64url'), { mode: 0o600 })
    const note: SandboxNote = { data: making.data }
    await writeFile(join(being, noteName), JSON.stringify(note))
    await putInPlace(being, directory)
  } finally {
    await rm(being, { recursive: true, force: true })
  }
}

/** Reads the note with which a sandbox was made. */
export async function readNote(directory: string): Promise<SandboxNote> {
  return JSON.parse(await readFile(join(directory, noteName), 'utf8'))
}

async function putInPlace(being: string, directory: string): Promise<void> {
  try {
    await rename(being, directory)
  } catch (error) {
    if (!existsSync(directory)) throw error
    throw new Error(`The sandbox ${basename(directory)} was made by another command meanwhile.`, { cause: error })
  }
}

/** Copies the template, which is made first if it is missing. Under a lock: nobody else makes or removes one meanwhile. */
async function copyTemplate(to: string, making: NewSandbox): Promise<void> {
  const { env, folder, data, signal, say } = making
  const templates = join(folder, '.templates')
  await mkdir(templates, { recursive: true, mode: 0o700 })
  const lock = await waitForLock(templates, signal)
  try {
    await removeKilledCopies(folder)
    const template = join(templates, templateName(env, data, new Date()))
    if (!existsSync(template)) {
      await makeTemplate(template, making)
      say('The first sandbox of the day is copied by the next ones, which start faster.')
    }
    await removeFormer(templates, template)
    // Ten times as fast as the asynchronous one.
    cpSync(template, to, { recursive: true })
  } finally {
    await lock.release()
  }
}

async function waitForLock(directory: string, signal: AbortSignal): ReturnType<typeof lockDirectory> {
  for (;;) {
    signal.throwIfAborted()
    const lock = await lockDirectory(directory).catch(() => null)
    if (lock !== null) return lock
    await setTimeout(100)
  }
}

/** Removes what commands left that were killed while they made a sandbox. */
async function removeKilledCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /\.(\d+)\.being-made$/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Otherwise it runs as somebody else.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

async function makeTemplate(template: string, { env, data, signal, say }: NewSandbox): Promise<void> {
  const being = `${template}.being-made`
  if (existsSync(being)) await removeUnfinished(being, signal)
  say('Making a database with the demo’s members …')
  // Optimizing PGlite's code would cost more than it saves.
  const child = spawn(process.execPath, ['--liftoff-only', mainProgram, '--make-database'], {
    env: sandboxEnvironment(env, { SANDBOX: data, DATA_DIR: being }),
    // By the channel it notices that this command was killed, and ends too.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    signal,
  })
  const code = await new Promise((done, failed) => child.once('exit', done).once('error', failed))
  if (code !== 0) throw new Error('The database of the sandbox could not be made.')
  await rename(being, template)
}

/** Removes what a killed command left of a template, once the process that made it has ended, too. */
async function removeUnfinished(being: string, signal: AbortSignal): Promise<void> {
  const lock = await waitForLock(being, signal)
  await rm(being, { recursive: true, force: true })
  await lock.release()
}

/** Removes templates of other days and releases; the lock keeps one that is being copied. */
async function removeFormer(templates: string, current: string): Promise<void> {
  const isEmptys = current.includes('-empty')
  for (const name of await readdir(templates))
    if (join(templates, name) !== current && name.includes('-empty') === isEmptys)
      await rm(join(templates, name), { recursive: true, force: true })
}

const passedOn = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'BRAND',
  'HELP_TEXTS',
  'PAGES_DIR',
  'LOG_LEVEL',
  'NODE_COMPILE_CACHE',
]

/** Environment of a sandbox's process: nothing of the settings by which a real portal sends mail or stores files. */
export const sandboxEnvironment = (env: NodeJS.ProcessEnv, own: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(passedOn.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
  ...own,
})

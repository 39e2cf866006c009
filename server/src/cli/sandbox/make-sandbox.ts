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
  const template = await findTemplate(making)
  const being = `${directory}.${process.pid}.being-made`
  try {
    // Ten times as fast as the asynchronous one.
    cpSync(template, being, { recursive: true })
    // What the template's secret encrypted is read with it, and encrypted anew at the first start.
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

/** Answers the template's folder; it is made if it is missing, by one of those that look for it at once. */
async function findTemplate(making: NewSandbox): Promise<string> {
  const { env, folder, data, signal, say } = making
  const templates = join(folder, '.templates')
  const template = join(templates, templateName(env, data, new Date()))
  await mkdir(templates, { recursive: true, mode: 0o700 })
  while (!existsSync(template)) {
    signal.throwIfAborted()
    const lock = await lockDirectory(templates).catch(() => null)
    if (lock === null) {
      await setTimeout(100)
      continue
    }
    try {
      if (!existsSync(template)) await makeTemplate(template, making)
      await removeFormer(templates, template)
    } finally {
      await lock.release()
    }
    say('The first sandbox of the day is copied by the next ones, which start faster.')
  }
  return template
}

async function makeTemplate(template: string, { env, data, signal, say }: NewSandbox): Promise<void> {
  const being = `${template}.being-made`
  await rm(being, { recursive: true, force: true })
  say('Making a database with the demo’s members …')
  // Optimizing PGlite's code would cost more than it saves.
  const child = spawn(process.execPath, ['--liftoff-only', mainProgram, '--make-database'], {
    env: sandboxEnvironment(env, { SANDBOX: data, DATA_DIR: being }),
    stdio: ['ignore', 'ignore', 'inherit'],
    signal,
  })
  const code = await new Promise((done, failed) => child.once('exit', done).once('error', failed))
  if (code !== 0) throw new Error('The database of the sandbox could not be made.')
  await rename(being, template)
}

/** Removes templates of other days and releases; whoever copies one looks for its own afterwards. */
async function removeFormer(templates: string, kept: string): Promise<void> {
  const isEmptys = kept.includes('-empty')
  for (const name of await readdir(templates))
    if (join(templates, name) !== kept && name.includes('-empty') === isEmptys)
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

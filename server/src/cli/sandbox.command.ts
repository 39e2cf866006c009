import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { Command } from 'commander'
import type { SandboxData } from '#platform/config/sandbox-setting.ts'
import { hash } from '#platform/crypto/keys.ts'
import { lockDirectory } from '#platform/files/directory-lock.ts'
import type { CommandContext } from './runtime/command-context.ts'
import { whole, wrongUsage } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'
import { findSandbox } from './sandbox/call-sandbox.ts'
import { makeSandbox, readNote, sandboxEnvironment } from './sandbox/make-sandbox.ts'
import { formatMoveLine } from './sandbox/move-line.ts'
import { hasPages, mainProgram, sandboxesFolder, sandboxFolder } from './sandbox/places.ts'

const usual = 'default'

type SandboxName = { name: string }
type StartOptions = SandboxName & { port?: number; empty?: true; fresh?: true }

/** `coussinet sandbox`: a portal of one's own to try things with, and its clock. */
export function sandboxCommand(program: Command, open: OpenContext): void {
  const sandbox = program
    .command('sandbox')
    .description('a portal of your own to try and to connect systems with')
    .addHelpText('after', '\nExamples:\n  coussinet sandbox\n  coussinet sandbox advance 30')
  sandbox
    .command('start', { isDefault: true })
    .description('starts a sandbox until Ctrl-C: a new one, or the one of that name with its data and its clock')
    .option('--name <name>', 'its name', usual)
    .option('--port <port>', 'port to listen on; default one for each name, 3100 without a name', whole(1, 65_535))
    .option('--empty', 'a new one begins without members')
    .option('--fresh', 'deletes the one of that name first')
    .addHelpText('after', '\nExample:\n  coussinet sandbox --name billing --port 3100')
    .action((options: StartOptions) => open((context) => start(context, options)))
  sandbox
    .command('advance')
    .argument('<by...>', 'a number of days, or: until YYYY-MM-DD', collectWords)
    .description('moves the clock of a running sandbox, and does in order what time brings on the way')
    .option('--name <name>', 'its name', usual)
    .addHelpText('after', '\nExample:\n  coussinet sandbox advance 30\n  coussinet sandbox advance until 2027-03-01')
    .action((words: string[], { name }: SandboxName) => open((context) => advance(context, moveIn(words), name)))
}

const collectWords = (word: string, former: string[] | undefined): string[] => [...(former ?? []), word]

function moveIn([first = '', second, third]: readonly string[]): { days: number } | { until: string } {
  if (/^\d{1,4}$/.test(first) && second === undefined) return { days: Number(first) }
  if (first === 'until' && /^\d{4}-\d{2}-\d{2}$/.test(second ?? '') && third === undefined)
    return { until: second ?? '' }
  throw wrongUsage('advance takes a number of days, or: until YYYY-MM-DD.')
}

async function start({ env, signal, out }: CommandContext, { name, port, empty, fresh }: StartOptions): Promise<void> {
  const directory = sandboxFolder(env, name)
  if (fresh) await remove(directory, name)
  const isNew = !existsSync(directory)
  if (!isNew && empty) throw wrongUsage(`The sandbox ${name} exists already: --fresh deletes it first.`)
  if (isNew) {
    const data: SandboxData = empty ? 'empty' : 'demo'
    await makeSandbox(directory, { env, folder: sandboxesFolder(env), data, signal, say: out.say })
  }
  if (!hasPages()) out.say('The pages are not built, so only the API is served. Run npm start once to build them.')
  const { data } = await readNote(directory)
  const listens = port ?? (await freePort(portOf(name)))
  const child = spawn(process.execPath, ['--max-semi-space-size=8', mainProgram], {
    env: sandboxEnvironment(env, {
      SANDBOX: data,
      DATA_DIR: directory,
      PORT: String(listens),
      PUBLIC_URL: `http://localhost:${listens}`,
      SECRET_KEY_FILE: join(directory, 'secret.key'),
      SECRET_KEY_PREVIOUS_FILE: join(directory, 'former.key'),
    }),
    // By the channel it notices that this command was killed, and ends too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  signal.addEventListener('abort', () => child.kill('SIGTERM'))
  const code = await new Promise((done, failed) => child.once('exit', done).once('error', failed))
  if (code !== 0) out.failed()
}

async function remove(directory: string, name: string): Promise<void> {
  if (!existsSync(directory)) return
  const lock = await lockDirectory(directory).catch(() => {
    throw new Error(`The sandbox ${name} is running. Stop it first.`)
  })
  await rm(directory, { recursive: true, force: true })
  await lock.release()
}

/** The usual port of a sandbox, by its name: two that start at once look for different ones. */
const portOf = (name: string) => (name === usual ? 3100 : 3101 + (hash(name).readUInt32BE() % 800))

async function freePort(from: number): Promise<number> {
  const server = createServer()
  const isFree = await new Promise((done) => {
    server.once('error', () => done(false)).listen(from, '127.0.0.1', () => done(true))
  })
  if (!isFree) return freePort(from + 1)
  await new Promise((done) => server.close(done))
  return from
}

async function advance({ env, signal, out, stdout }: CommandContext, move: object, name: string): Promise<void> {
  const { call } = await findSandbox(env, name)
  const response = await call('POST', '/sandbox/moves', move, signal)
  if (response.body === null) return
  let last = '{}'
  try {
    for await (const line of createInterface({ input: Readable.fromWeb(response.body) })) {
      // A move in which nothing happens for long has blank lines.
      if (line === '') continue
      stdout.write(out.json ? `${line}\n` : `${formatMoveLine(line)}\n`)
      last = line
    }
    if (!('at' in JSON.parse(last)))
      throw new Error('The sandbox was stopped on the way: its clock is moved on once it is started again.')
  } catch (error) {
    if (!signal.aborted) throw error
    out.say('The clock is moved on all the same; start the command again once it has arrived.')
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../../main.mjs')

/** Node's flags of a portal that serves, as `npm start` and the files of `ops` give them. */
export const nodeFlags = ['--max-semi-space-size=8']

export type SpawnedPortal = {
  url: string
  process: ChildProcess
  output(): string
  kill(signal: NodeJS.Signals): Promise<number | null>
}

const spawned = new Set<ChildProcess>()

/** Ends what a failed test left running. */
export function endSpawned(): void {
  for (const child of spawned) child.kill('SIGKILL')
  spawned.clear()
}

/** The command line of a program, in a place of its own. */
type Within = (command: readonly string[]) => readonly string[]

/** The real program in a process of its own; resolves once it is ready. */
export async function spawnPortal(
  data_dir: string,
  env: Record<string, string> = {},
  within: Within = (command) => command,
): Promise<SpawnedPortal> {
  const port = Number(env['PORT'] ?? (await freePort()))
  const [program = '', ...args] = within([process.execPath, ...nodeFlags, main])
  const child = spawn(program, args, {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: data_dir,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  spawned.add(child)
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  const url = `http://127.0.0.1:${port}`
  await ready(url, child, () => output)
  return {
    url,
    process: child,
    output: () => output,
    async kill(signal) {
      child.kill(signal)
      return exited
    },
  }
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 90_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${output()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`It is not ready: ${output()}`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

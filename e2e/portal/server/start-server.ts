import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const slowestStart = 90_000

/**
 * Starts the real portal with demo data in its own directory, and waits until it answers. Returns a function that stops it and removes
 * everything. `settings` extend the default ones.
 */
export async function startServer(port: string, settings: Record<string, string> = {}): Promise<() => Promise<void>> {
  const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-e2e-'))
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['server/src/main.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: data_dir,
      PUBLIC_URL: url,
      DEMO: '1',
      AUTH_CALLS_PER_ADDRESS: '500',
      ...settings,
    },
  })
  let isStopping = false
  const ended = new Promise<void>((resolve) => {
    server.once('exit', (code, signal) => {
      if (!isStopping) process.stderr.write(`The portal ended by itself (${signal ?? code}).\n`)
      resolve()
    })
  })

  async function stop(): Promise<void> {
    isStopping = true
    server.kill('SIGTERM')
    await ended
    await rm(data_dir, { recursive: true, force: true })
  }

  const latest = Date.now() + slowestStart
  while (!(await answers(`${url}/api/demo/accounts`))) {
    if (server.exitCode !== null || Date.now() > latest) {
      await stop()
      throw new Error('The portal did not start: its messages are above.')
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return stop
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

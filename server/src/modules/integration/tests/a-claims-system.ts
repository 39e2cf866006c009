import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../../examples/claims-system')

export type ClaimsSystem = { output(): string; stop(signal?: NodeJS.Signals): Promise<void> }

type ClaimsSystemSettings = {
  portal_url: string
  client_id: string
  secret: string
  state_file: string
  port: number
  poll_seconds: number
}

const running = new Set<ChildProcess>()

export function endClaimsSystems(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}

/** The sample program as an insurer's engineer starts it, in a process of its own; resolves once it listens. */
export async function startClaimsSystem({
  portal_url,
  client_id,
  secret,
  state_file,
  port,
  poll_seconds,
}: ClaimsSystemSettings): Promise<ClaimsSystem> {
  const child = spawn(process.execPath, [join(folder, 'src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORTAL_URL: portal_url,
      CLIENT_ID: client_id,
      CLIENT_SECRET: secret,
      STATE_FILE: state_file,
      PORT: String(port),
      BOOK: join(folder, 'book.ndjson'),
      POLL_SECONDS: String(poll_seconds),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  const exited = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: unknown) => {
      output += String(chunk)
      if (output.includes('listening at')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void exited.then(() => reject(new Error(`It ended: ${output}`)))
  })
  return {
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
      running.delete(child)
    },
  }
}

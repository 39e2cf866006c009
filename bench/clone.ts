import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../server/src/testing/program/spawn-portal.ts'
import type { Measure } from './measure.ts'

const root = join(import.meta.dirname, '..')
const MINUTE = 60_000

/** Measures `npm start` on an empty clone, from the order to the first page, with packages from the local cache; and their size. */
export async function emptyClone(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'coussinet-bench-'))
  const clone = join(folder, 'clone')
  execFileSync('git', ['clone', '--quiet', '--config', 'advice.detachedHead=false', root, clone])
  const port = await freePort()
  const began = performance.now()
  const portal = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm is ended with what it started.
    detached: true,
  })
  try {
    await untilReady(port, began + 10 * MINUTE)
    const seconds = (performance.now() - began) / 1000
    const [kilobytes = ''] = execFileSync('du', ['-sk', join(clone, 'node_modules')], { encoding: 'utf8' }).split('\t')
    return [
      { name: 'npm start on an empty clone: ready', value: seconds, unit: 's' },
      { name: 'packages that it installs', value: Number(kilobytes) / 1024, unit: 'MB', budget: 350 },
    ]
  } finally {
    process.kill(-(portal.pid ?? 0), 'SIGTERM')
    await once(portal, 'exit')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function untilReady(port: number, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(100)
  }
  throw new Error('npm start was not ready after ten minutes.')
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testVirus } from '#platform/files/clamd.ts'
import { freePort } from '../program/spawn-portal.ts'
import { type ChildServer, startChild, untilReady } from './child-server.ts'
import { findProgram } from './find-program.ts'

export { testVirus as eicar }

export type Clamd = {
  /** address for `CLAMD_URL` */
  url: string
  port: number
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** A real clamd whose one signature is the EICAR test file; `longest`: what it takes, in bytes. */
export async function startClamd({ longest = 10 * 1024 * 1024 } = {}): Promise<Clamd> {
  const directory = await mkdtemp(join(tmpdir(), 'coussinet-clamd-'))
  const port = await freePort()
  await writeFile(join(directory, 'local.ndb'), `Eicar-Test-Signature:0:*:${testVirus.toString('hex')}\n`)
  const settings = join(directory, 'clamd.conf')
  await writeFile(
    settings,
    [
      'Foreground yes',
      `DatabaseDirectory ${directory}`,
      'TCPAddr 127.0.0.1',
      `TCPSocket ${port}`,
      `StreamMaxLength ${longest}`,
      `TemporaryDirectory ${directory}`,
      '',
    ].join('\n'),
  )
  let running: ChildServer | null = null
  async function start(): Promise<void> {
    running = startChild({ program: findProgram('clamd'), args: ['--config-file', settings] })
    await untilReady(running, () => answers(port))
  }
  async function stop(): Promise<void> {
    await running?.end('SIGKILL')
    running = null
  }
  await start()
  return {
    url: `tcp://127.0.0.1:${port}`,
    port,
    stop,
    start,
    async close() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function answers(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.destroy()
      resolve()
    })
    socket.on('error', reject)
  })
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export type S3Server = {
  /** address for `S3_URL` */
  url: string
  port: number
  /** takes it away: connections end, and new ones are refused */
  stop(): Promise<void>
  /** gives it back at the same address, with what it held */
  start(): Promise<void>
  close(): Promise<void>
}

const bucket = 'coussinet'

/** A real S3 server on this machine, in a folder of its own. */
export async function startS3({
  port = 0,
  folder = 'portal',
}: { port?: number; folder?: string } = {}): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'coussinet-s3-'))
  let running: S3rver | null = null
  let bound = port
  async function start(): Promise<void> {
    running = new S3rver({
      address: '127.0.0.1',
      port: bound,
      silent: true,
      directory,
      configureBuckets: [{ name: bucket }],
    })
    bound = (await running.run()).port
  }
  async function stop(): Promise<void> {
    const held = running
    running = null
    held?.httpServer.closeAllConnections()
    await held?.close()
  }
  await start()
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${bound}/${bucket}/${folder}?region=us-east-1`,
    port: bound,
    stop,
    start,
    async close() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

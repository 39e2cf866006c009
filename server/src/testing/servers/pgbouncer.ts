import { chownSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../program/spawn-portal.ts'
import { startChild, untilReady, userNamed } from './child-server.ts'
import { findProgram } from './find-program.ts'
import { runSql } from './postgres.ts'

export type TestPooler = {
  /** the address of that database of the server, by way of the pooler */
  through(url: string): string
  close(): Promise<void>
}

/** A PgBouncer in transaction mode before the PostgreSQL at `url`: each transaction may get another connection of the server. */
export async function startPgbouncer(url: string): Promise<TestPooler> {
  const user = userNamed('postgres')
  const { hostname, port: behind } = new URL(url)
  const port = await freePort()
  const directory = await mkdtemp(join(tmpdir(), 'coussinet-pgbouncer-'))
  const settings = join(directory, 'pgbouncer.ini')
  await writeFile(join(directory, 'users.txt'), '"postgres" ""\n')
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(directory, 'users.txt')}
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 8
server_idle_timeout = 5
`,
  )
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [directory, settings, join(directory, 'users.txt')]) chownSync(path, user.uid, user.gid)
  const child = startChild({ program: findProgram('pgbouncer'), args: [settings], user })
  const through = (direct: string) => {
    const address = new URL(direct)
    address.port = String(port)
    return address.href
  }
  await untilReady(child, () => runSql(through(url), 'select 1'))
  return {
    through,
    async close() {
      await child.end('SIGTERM')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

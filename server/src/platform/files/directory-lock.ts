import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Locks a directory for this process; throws a clear sentence if another one has it. The lock is a socket, which
 * disappears with the process however that ends: the embedded database silently loses rows if two processes open it.
 */
export async function lockDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 32)
  const linux = process.platform === 'linux'
  const address = linux
    ? `\0coussinet-${name}`
    : process.platform === 'win32'
      ? `\\\\.\\pipe\\coussinet-${name}`
      : join(tmpdir(), `coussinet-${name}.sock`)
  const taken = new Error(
    `Another process already runs on ${directory}. Stop it first, or set DATA_DIR to another directory.`,
  )

  let server = await listen(address)
  if (!server && process.platform !== 'win32' && !linux && !(await answers(address))) {
    await unlink(address).catch(() => {})
    server = await listen(address)
  }
  if (!server) throw taken
  server.unref()
  const lock = server
  return { release: () => new Promise((resolve) => lock.close(() => resolve())) }
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end())
    server.once('error', (error) => ('code' in error && error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(address, () => resolve(server))
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

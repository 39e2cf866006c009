import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type BlackHole = {
  port: number
  /** connections open now, and the most at once so far */ open(): number
  most(): number
  close(): Promise<void>
}

/** Takes each connection and what is sent, and never says a word. */
export async function blackHole(port = 0): Promise<BlackHole> {
  const open = new Set<Socket>()
  let most = 0
  const server = createServer((socket) => {
    open.add(socket)
    most = Math.max(most, open.size)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    socket.resume()
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    open: () => open.size,
    most: () => most,
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

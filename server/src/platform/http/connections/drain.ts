import { Server, type Socket } from 'node:net'
import type { App } from '../../core/app.ts'

export type Drain = {
  isStopping(): boolean
  /** Accepts no new connections and closes open ones after one more response. Resolves when none is left, or after a second. */
  begin(): Promise<void>
}

const longest = 1000

/**
 * Drains a node before it stops. A proxy whose connection is refused tries another node, whatever the request; but if a connection breaks
 * during a write, nobody knows whether it took effect (REL-12).
 */
export function openDrain(app: App): Drain {
  let stopping = false
  let over = false
  let emptied = (): void => {}
  const open = new Set<Socket>()
  const answering = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      if (open.size === 0) emptied()
    })
  })
  app.server.on('request', ({ socket }, answer) => {
    answering.add(socket)
    answer.once('close', () => {
      answering.delete(socket)
      // A response that began before the drain, such as a stream's, kept the connection open.
      if (over) socket.destroySoon()
    })
  })
  app.addHook('onRequest', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
  return {
    isStopping: () => stopping,
    async begin() {
      stopping = true
      if (!app.server.listening) return
      // HTTP's own method would close connections that seem idle but may have a request on its way.
      Server.prototype.close.call(app.server)
      if (open.size > 0) {
        await new Promise<void>((resolve) => {
          emptied = resolve
          setTimeout(resolve, longest).unref()
        })
      }
      over = true
      for (const socket of open) if (!answering.has(socket)) socket.destroy()
    },
  }
}

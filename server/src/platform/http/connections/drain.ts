import { Server, type Socket } from 'node:net'
import type { App } from '../../core/app.ts'

export type Drain = {
  isStopping(): boolean
  /** Takes no new connection, and lets those that are open come to their end: answered again, then closed. Resolves when none is left, or after a second. */
  begin(): Promise<void>
}

const longest = 1000

/**
 * Drains a node that leaves: a proxy that finds the door closed goes to another node, whatever it has to send, whereas a connection
 * that is cut in the moment of a write leaves everybody in doubt (REL-12).
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
      // Kept alive by an answer that began before the end did, such as a stream's.
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
      // That of HTTP would cut those that seem idle, on which a request may be on its way.
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

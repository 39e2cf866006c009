import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../core/app.ts'

/**
 * Time-outs for slow clients, in ms. A client that neither sends nor reads is disconnected within 30 s (REL-13); 5 MB at the 50 kB/s of a
 * bad mobile connection (105 s) still pass.
 */
export const timeouts = {
  /** time for the head of a request; afterwards its body must keep arriving */
  request: 15_000,
  /** interval at which Node checks for overdue requests */
  look: 2500,
  /** interval at which the progress of an overdue body is checked */
  stretch: 5000,
  /** total time for a body that keeps arriving */
  body: 180_000,
  /** time for a response that the client does not read; Node checks twice */
  answer: 10_000,
}

/** slowest rate of a body that is still accepted, in bytes per second */
const leastRate = 10_000
/** time-outs after which a response is cut off although the portal itself causes the delay */
const ownLooks = 3

type InHand = { raw: IncomingMessage; began: number; isPatient: boolean; isAnswered: boolean }
const inHand = new WeakMap<Socket, InHand>()

/** Tracks the request of each connection, and disconnects clients that stop sending a request or reading its response. */
export function limitSlowClients(app: App): void {
  app.addHook('onRequest', async ({ raw }, { raw: answer }) => {
    const { socket } = raw
    const request: InHand = { raw, began: performance.now(), isPatient: false, isAnswered: false }
    inHand.set(socket, request)
    answer.once('close', () => {
      if (inHand.get(socket) === request) inHand.delete(socket)
    })
  })
  app.addHook('onSend', async (request, { raw }) => {
    const known = inHand.get(request.raw.socket)
    if (known) known.isAnswered = true
    dropWhoTakesNothing(request.raw, raw)
  })
  app.server.on('timeout', (socket: Socket) => {
    const request = inHand.get(socket)
    // While a call is processed, the pause is the portal's own; reading of the response is checked below.
    if (!request?.raw.complete && !request?.isAnswered) socket.destroy()
  })
}

/** Exempts a body from the time-out, for an authenticated caller whose body is read only as fast as it can be stored. */
export function waitForBody({ raw }: FastifyRequest): void {
  const request = inHand.get(raw.socket)
  if (request) request.isPatient = true
}

/** Extends an overdue body while it keeps arriving, else calls `refuse`. False without a body: then the head is overdue. */
export function extendDeadline(socket: Socket, refuse: () => void): boolean {
  const request = inHand.get(socket)
  if (!request || request.raw.complete) return false
  if (request.isPatient) return true
  const { raw, began } = request
  let read = socket.bytesRead
  const looking = setInterval(() => {
    if (raw.complete || socket.destroyed) return clearInterval(looking)
    // Buffered bytes that the portal has not read yet are not the client's delay.
    const isComing = raw.readableLength > 0 || socket.bytesRead - read >= (leastRate * timeouts.stretch) / 1000
    read = socket.bytesRead
    if (isComing && performance.now() - began < timeouts.body) return
    clearInterval(looking)
    refuse()
  }, timeouts.stretch)
  looking.unref()
  return true
}

function dropWhoTakesNothing({ socket }: IncomingMessage, answer: ServerResponse): void {
  // Requests injected by tests have no socket.
  if (!(socket instanceof Socket)) return
  let looks = 0
  socket.setTimeout(timeouts.answer)
  answer.on('timeout', () => {
    looks += 1
    if (socket.writableLength > 0 || looks >= ownLooks) socket.destroy()
    else socket.setTimeout(timeouts.answer)
  })
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../core/app.ts'

/**
 * Time-outs for a slow client, in ms: whoever brings or takes nothing is gone within 30 s of beginning (REL-13),
 * while 5 MB at the 50 kB/s of a bad mobile connection, 105 s, go through.
 */
export const timeouts = {
  /** time for a request's head; its body, after this, must keep coming */
  request: 15_000,
  /** between two looks of Node for requests that take longer */
  look: 2500,
  /** between two looks at a body that still comes */
  stretch: 5000,
  /** time for a body that keeps coming, in all */
  body: 180_000,
  /** time for an answer of which nothing is taken; Node looks twice */
  answer: 10_000,
}

/** bytes of a body in each second, and no less */
const leastRate = 10_000
/** looks at an answer that is waiting for the portal's own parts, not for its reader */
const ownLooks = 3

type InHand = { raw: IncomingMessage; began: number; isPatient: boolean; isAnswered: boolean }
const inHand = new WeakMap<Socket, InHand>()

/** Notes which request a connection is at, and drops who is silent while it is read, or does not take their answer. */
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
    // While a call is worked on, the silence is the portal's own; how its answer is taken is looked at below.
    if (!request?.raw.complete && !request?.isAnswered) socket.destroy()
  })
}

/** A body that is read as fast as it can be written may take longer than others to arrive; that of a caller who is known. */
export function waitForBody({ raw }: FastifyRequest): void {
  const request = inHand.get(raw.socket)
  if (request) request.isPatient = true
}

/** Lets a body go on whose time is over, as long as it keeps coming; `refuse` is called when it does not. False when there is none: it is the head that is late. */
export function extendDeadline(socket: Socket, refuse: () => void): boolean {
  const request = inHand.get(socket)
  if (!request || request.raw.complete) return false
  if (request.isPatient) return true
  const { raw, began } = request
  let read = socket.bytesRead
  const looking = setInterval(() => {
    if (raw.complete || socket.destroyed) return clearInterval(looking)
    // Bytes that wait to be read are late by the portal's fault.
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
  // A request that a test injects has none.
  if (!(socket instanceof Socket)) return
  let looks = 0
  socket.setTimeout(timeouts.answer)
  answer.on('timeout', () => {
    looks += 1
    if (socket.writableLength > 0 || looks >= ownLooks) socket.destroy()
    else socket.setTimeout(timeouts.answer)
  })
}

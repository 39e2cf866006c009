import type { FastifyRequest } from 'fastify'
import { problem } from '../../core/problem.ts'

/** Time for the work on a form, in ms, its waits included. */
const longest = 100_000

/** Does work that ends with its caller: its signal is aborted when the connection closes, or when the work takes too long. */
export async function whileCallerWaits<T>(
  { raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stopping = new AbortController()
  const stop = () => stopping.abort(problem('unavailable', { retry_after: 5 }))
  const timer = setTimeout(stop, longest)
  socket.once('close', stop)
  if (socket.destroyed) stop()
  try {
    return await work(stopping.signal)
  } finally {
    clearTimeout(timer)
    socket.off('close', stop)
  }
}

import type { FastifyRequest } from 'fastify'
import { problem } from '../../core/problem.ts'

/** Longest time for processing a form, in ms, including waits. */
const longest = 100_000

/** Runs work with a signal that is aborted when the client disconnects or the work takes too long. */
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

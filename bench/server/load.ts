import { Agent, request } from 'node:http'
import { percentile } from '../measure.ts'

/** Calls of many at once: `call` says what each of them asks for, by its number. */
export type LoadOptions = {
  connections: number
  seconds: number
  /** milliseconds between an answer and the next call of a connection; none unless told */
  pause?: number
  /** ends it before its time */
  signal?: AbortSignal
  call: (count: number) => Call
}

type Call = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
  /** answers that count; `refused` is one that says to come back */
  status: number
  refused?: number
}

export type Load = {
  /** calls that were answered as promised */
  count: number
  refused: number
  p50: number
  p99: number
  seconds: number
  bytes: number
}

let calls = 0

/** Asks over connections that stay open, one call after the other on each; throws for an answer that is not the promised one. */
export async function load(url: string, { connections, seconds, pause = 0, signal, call }: LoadOptions): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  let bytes = 0
  let refused = 0
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until && signal?.aborted !== true) {
        const start = performance.now()
        calls += 1
        const taken = await ask(agent, url, call(calls))
        if (taken === null) refused += 1
        else {
          bytes += taken
          latencies.push(performance.now() - start)
        }
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }),
  )
  const elapsed = (performance.now() - began) / 1000
  agent.destroy()
  return {
    count: latencies.length,
    refused,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    seconds: elapsed,
    bytes: Math.round(bytes / latencies.length),
  }
}

/** Bytes of the answer; null for one that refuses. */
function ask(
  agent: Agent,
  url: string,
  { method, path, headers, body, status, refused }: Call,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { agent, method, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => {
        if (answer.statusCode === status) resolve(bytes)
        else if (answer.statusCode === refused) resolve(null)
        else reject(new Error(`${method} ${path} is answered ${answer.statusCode}`))
      })
    })
      .on('error', reject)
      .end(body)
  })
}

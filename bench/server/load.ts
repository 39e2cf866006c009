import { Agent, request } from 'node:http'
import { percentile } from '../measure.ts'

/** Calls of many at once: `call` says what each of them asks for, by its number. */
export type Asking = {
  connections: number
  seconds: number
  call: (count: number) => { method: string; path: string; headers: Record<string, string>; status: number }
}

export type Load = { count: number; p50: number; p99: number; seconds: number; bytes: number }

let asked = 0

/** Asks over connections that stay open, one call after the other on each; throws for an answer that is not the promised one. */
export async function load(url: string, { connections, seconds, call }: Asking): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  let bytes = 0
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const start = performance.now()
        asked += 1
        const taken = await ask(agent, url, call(asked))
        bytes += taken
        latencies.push(performance.now() - start)
      }
    }),
  )
  const elapsed = (performance.now() - began) / 1000
  agent.destroy()
  return {
    count: latencies.length,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    seconds: elapsed,
    bytes: Math.round(bytes / latencies.length),
  }
}

function ask(
  agent: Agent,
  url: string,
  { method, path, headers, status }: ReturnType<Asking['call']>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { agent, method, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () =>
        answer.statusCode === status
          ? resolve(bytes)
          : reject(new Error(`${method} ${path} is answered ${answer.statusCode}`)),
      )
    })
      .on('error', reject)
      .end()
  })
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ProblemBody } from '@coussinet/contract/problem.ts'
import * as z from 'zod/mini'
import { sandboxFolder } from './places.ts'

const Note = z.object({ url: z.string(), token: z.string() })

export type RunningSandbox = {
  url: string
  /** Calls an endpoint of the sandbox alone; throws a sentence when it refuses. */
  call(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Response>
}

/** Finds a running sandbox by its name; throws a sentence if it does not run. */
export async function findSandbox(env: NodeJS.ProcessEnv, name: string): Promise<RunningSandbox> {
  const away = new Error(`The sandbox ${name} does not run. Start it: coussinet sandbox --name ${name}`)
  const text = await readFile(join(sandboxFolder(env, name), 'portal.json'), 'utf8').catch(() => null)
  if (text === null) throw away
  const { url, token } = Note.parse(JSON.parse(text))
  const call: RunningSandbox['call'] = async (method, path, body, signal) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error
      throw away
    })
    if (response.ok) return response
    // The port is another program's, or another sandbox's.
    if (response.status === 401 || response.status === 404) throw away
    const { data } = ProblemBody.safeParse(await response.json().catch(() => null))
    throw new Error(sentences[data?.code ?? ''] ?? `The sandbox answered ${response.status}.`)
  }
  await call('GET', '/sandbox')
  return { url, call }
}

const sentences: Record<string, string> = {
  conflict: 'Its clock is being moved already: wait until it has arrived.',
  validation_failed: 'A sandbox’s clock goes forward only, by 1 to 3660 days.',
}

import { randomUUID } from 'node:crypto'

type Content =
  | { json: object }
  | { form: Record<string, string>; file?: { name: string; bytes: Uint8Array<ArrayBuffer> } }

/** A write under a key: `settled` once its answer is known, and then for good. */
export type Write<T = unknown> = {
  token: string
  path: string
  content: Content
  key: string
  settled: { status: number; answer: T } | null
}

/** Log of a client's writes: those that were answered, and those that a broken connection left open. */
export type KeyedClient = {
  /** address at which the portal answers; changed when it comes back elsewhere */
  url: string
  writes: Write[]
  post<T>(token: string, path: string, content?: Content): Promise<T>
  read<T>(token: string, path: string): Promise<T>
  /** Sends again, with the same key, what was left open; returns how many there were. */
  retry(): Promise<number>
}

/** A client that follows the rule for safe retries: a key for each write, and the same one again after a break. */
export function keyedClient(url: string): KeyedClient {
  const client: KeyedClient = {
    url,
    writes: [],
    async post<T>(token: string, path: string, content: Content = { json: {} }) {
      const write: Write<T> = { token, path, content, key: randomUUID(), settled: null }
      client.writes.push(write)
      await send(client.url, write)
      if (write.settled === null) throw new Error(`${path} was left open`)
      return write.settled.answer
    },
    async read<T>(token: string, path: string) {
      const response = await fetch(`${client.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      const answer: T = JSON.parse(await response.text())
      return answer
    },
    async retry() {
      const open = client.writes.filter(({ settled }) => settled === null)
      for (const write of open) await send(client.url, write)
      return open.length
    },
  }
  return client
}

/** Sends a write; a refusal is an answer too, an outage is none. */
export async function send<T>(url: string, write: Write<T>): Promise<void> {
  const { token, path, content, key } = write
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
  const response =
    'json' in content
      ? await fetch(`${url}/api${path}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(content.json),
        })
      : await fetch(`${url}/api${path}`, { method: 'POST', headers, body: formOf(content) })
  const text = await response.text()
  if (response.status >= 500 || response.status === 409) throw new Error(`${path} answered ${response.status}`)
  const answer: T = JSON.parse(text || 'null')
  if (!response.ok) throw new Error(`${path} was refused with ${response.status}: ${text}`)
  write.settled = { status: response.status, answer }
}

function formOf({ form, file }: Exclude<Content, { json: object }>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.set(name, value)
  if (file) data.set('file', new Blob([file.bytes], { type: 'image/jpeg' }), file.name)
  return data
}

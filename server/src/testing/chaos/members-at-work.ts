import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import type { KeyedClient } from './keyed-client.ts'

export type WorkingMember = { nevg: string; email: string; password: string; token: string }
type CreatedMember = { nevg: string; email: string; password: string }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A member of the test's own, signed in. */
export async function newMember({ url }: KeyedClient): Promise<WorkingMember> {
  const made: CreatedMember = await post(`${url}/api/demo/members`, {})
  const { access_token }: { access_token: string } = await post(`${url}/api/auth/token`, {
    username: made.nevg,
    password: made.password,
  })
  return { ...made, token: access_token }
}

async function post<T>(address: string, body: object): Promise<T> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const answer: T = JSON.parse(await response.text())
  return answer
}

async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  return new Uint8Array(
    await sharp({ create: { width: 600, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )
}

/** Words of a member in the thread of a request, in their order. */
export const saidInThread = ['Première question.', 'Seconde question.']

/** Files one refund request, from the draft to the submission, and asks about it; returns its id. */
export async function fileRequest(client: KeyedClient, { token }: WorkingMember): Promise<string> {
  const { data: animals } = await client.read<{ data: { id: string }[] }>(token, '/animals')
  const animal_id = animals[0]?.id ?? ''
  const { id } = await client.post<{ id: string }>(token, '/refund-requests')
  await client.post(token, `/refund-requests/${id}/files`, {
    form: { type: 'invoice' },
    file: { name: 'invoice.jpg', bytes: await photo() },
  })
  await client.post(token, `/refund-requests/${id}/files`, {
    form: { type: 'care-sheet', animal_id },
    file: { name: 'care-sheet.jpg', bytes: await photo() },
  })
  const body = {
    animal_ids: [animal_id],
    care_date: new Date().toISOString().slice(0, 10),
    cause: 'accident',
    paid_confirmed: true,
  }
  const put = await fetch(`${client.url}/api/refund-requests/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!put.ok) throw new Error(`The draft was not filled in: ${put.status}`)
  await client.post(token, `/refund-requests/${id}/submit`)
  for (const text of saidInThread) await client.post(token, `/refund-requests/${id}/messages`, { form: { text } })
  return id
}

/** Names another account for refunds, and signs it by the code that is mailed. */
export async function signAccount(client: KeyedClient, { token, email }: WorkingMember): Promise<void> {
  const path = '/payment-methods/refund-accounts'
  const { id, sha256 } = await client.post<{ id: string; sha256: string }>(token, path, {
    json: { iban: 'FR7630006000011234567890189', holder: 'CAMILLE ESSAI' },
  })
  const signature = await client.post<{ id: string }>(token, `${path}/${id}/signatures`, {
    json: { mode: 'email', sha256 },
  })
  await client.post(token, `${path}/${id}/signatures/${signature.id}/confirm`, {
    json: { code: await mailedCode(client, email) },
  })
}

async function mailedCode(client: KeyedClient, email: string): Promise<string> {
  const until = Date.now() + 15_000
  while (Date.now() < until) {
    const response = await fetch(`${client.url}/demo/mailbox.json?to=${encodeURIComponent(email)}`)
    const { data }: { data: { text: string }[] } = JSON.parse(await response.text())
    const code = data.map(({ text }) => /(?<!\d)(\d{3}) ?(\d{3})(?!\d)/.exec(text)).find((found) => found !== null)
    if (code) return `${code[1]}${code[2]}`
    await pause(40)
  }
  throw new Error('No code came.')
}

/** Writes to the insurer. */
export async function writeMessage(client: KeyedClient, { token, nevg }: WorkingMember): Promise<void> {
  await client.post(token, '/contact', {
    form: {
      topic: 'other',
      subject: 'Une question',
      message: `Bonjour, c’est ${nevg} qui vous écrit ${randomInt(1e9)} fois.`,
    },
  })
}

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setInterval } from 'node:timers/promises'
import type { PortalEvent } from './api.ts'
import { type Client, isFinal, openClient } from './client.ts'
import { answerQuote, confirmFormula, handleRequest, showMessages } from './handler.ts'
import { openInbox } from './inbox.ts'
import { openLanes } from './lanes.ts'
import { openReceiver } from './receiver.ts'
import { reconcile } from './reconcile.ts'
import { readSettings, type Settings } from './settings.ts'
import { openStore, type Store } from './state.ts'

const tell = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`)

/**
 * Brings the members with their contracts, animals and receipts, once: a line that is repeated later would undo what its member changed
 * since.
 */
async function bringBook(client: Client, { state, save }: Store, path: string): Promise<void> {
  if (!path || state.is_brought) return
  const answer = await client.ask<{ applied: number; failed: { line: number; code: string; errors?: object }[] }>(
    '/batches',
    { method: 'POST', ndjson: await readFile(path, 'utf8') },
  )
  for (const { line, code, errors } of answer.failed)
    tell(`${path}, line ${line}: ${code} ${JSON.stringify(errors ?? {})}`)
  tell(`${answer.applied} lines of ${path} applied`)
  state.is_brought = answer.failed.length === 0
  await save()
}

/** Tells the portal where events go. The secret is given once, with the first answer. */
async function registerWebhook(client: Client, { state, save }: Store, url: string): Promise<void> {
  const id = state.webhook?.id ?? randomUUID()
  const events = [
    'refund_request.submitted',
    'refund_request.completed_by_member',
    'refund_request.message_sent',
    'quote.submitted',
    'refund_account.released',
    'contract.formula_change_asked',
  ]
  const { secret } = await client.ask<{ secret: string | null }>(`/webhooks/${id}`, {
    method: 'PUT',
    body: { url, events },
  })
  if (secret) state.webhook = { id, secret }
  if (!state.webhook)
    throw new Error('the webhook’s secret is lost: give WEBHOOK_URL another state file, or rotate the secret')
  await save()
}

async function run({ book, port, webhook_url, state_file, poll_seconds, ...access }: Settings): Promise<void> {
  const client = openClient(access)
  const store = await openStore(state_file)
  const { state } = store
  const lanes = openLanes(isFinal, tell)
  const desk = { client, store, tell }
  const look = (nevg: string, id: string) => lanes.run(nevg, () => handleRequest(desk, id))

  const inbox = openInbox(store, async ({ event, nevg, data }: PortalEvent) => {
    const id = data?.request_id
    const change = data?.formula_change_id
    const quote_id = data?.quote_id
    if (nevg && quote_id && event === 'quote.submitted') return lanes.run(nevg, () => answerQuote(desk, quote_id))
    if (nevg && id && event === 'refund_request.message_sent') await lanes.run(nevg, () => showMessages(desk, id))
    else if (nevg && id) await look(nevg, id)
    else if (nevg && change) await lanes.run(nevg, () => confirmFormula(desk, change))
    else await lanes.run('the changes', follow)
  })

  /** Requests of which no webhook told, or told and was lost; and what waited for its payment. */
  async function follow(): Promise<void> {
    await reconcile(client, store, ({ nevg, id }) => void look(nevg, id))
    for (const { nevg, id } of state.held) void look(nevg, id)
  }

  const receiver = openReceiver({
    secrets: () => (state.webhook ? [state.webhook.secret] : []),
    take: inbox.take,
  }).listen(port)
  await once(receiver, 'listening')
  const address = receiver.address()
  const url = webhook_url || `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/`
  await bringBook(client, store, book)
  await registerWebhook(client, store, url)
  tell(`listening at ${url}`)

  inbox.resume()
  await follow()
  for await (const _tick of setInterval(poll_seconds * 1000))
    await follow().catch((error) => tell(`not followed: ${String(error)}`))
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
run(readSettings(process.env)).catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

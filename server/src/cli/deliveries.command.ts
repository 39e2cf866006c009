import { instant } from '@coussinet/contract/fields/fields.ts'
import { type EventName, eventNames } from '@coussinet/contract/integration/events.ts'
import type { WebhookDelivery } from '@coussinet/contract/integration/webhooks.ts'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { findMemberByNevg } from '#modules/accounts/session/member-by-nevg.ts'
import { readDeliveries, replayDelivery } from '#modules/events/webhooks/log/deliveries.ts'
import { replay } from '#modules/events/webhooks/log/replay.ts'
import { readWebhooks } from '#modules/events/webhooks/webhooks.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { whole, wrongUsage } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'

type DeliveryFilter = { status?: WebhookDelivery['status']; event?: EventName; nevg?: string; webhook_id?: string }

async function* pagesOf(db: Db, wanted: DeliveryFilter, most: number): AsyncIterable<WebhookDelivery> {
  let left = most
  let cursor: string | undefined
  while (left > 0) {
    const limit = Math.min(left, 100)
    const { data, next_cursor } = await readDeliveries(db, { ...wanted, limit, cursor }, { findMemberByNevg })
    yield* data
    if (next_cursor === null) return
    cursor = next_cursor
    left -= data.length
  }
}

export function deliveriesCommand(webhooks: Command, open: OpenContext): void {
  webhooks
    .command('deliveries')
    .description('lists the deliveries of the last 30 days and pending ones, newest first, with the latest attempt')
    .addOption(new Option('--status <status>', 'those of one status').choices(['waiting', 'delivered', 'failed']))
    .addOption(new Option('--event <name>', 'those of one event').choices(eventNames))
    .option('--member <nevg>', 'those about one member')
    .option('--webhook <id>', 'those of one webhook')
    .option('--limit <n>', 'how many at most', whole(1, 10_000_000), 50)
    .addHelpText('after', '\nExample:\n  coussinet webhooks deliveries --status failed --json')
    .action(
      ({
        status,
        event,
        member,
        webhook,
        limit,
      }: {
        status?: WebhookDelivery['status']
        event?: EventName
        member?: string
        webhook?: string
        limit: number
      }) =>
        open(async ({ database, out }) => {
          const { db } = await database()
          const wanted = {
            ...(status ? { status } : {}),
            ...(event ? { event } : {}),
            ...(member ? { nevg: member.replaceAll(/\D/g, '') } : {}),
            ...(webhook ? { webhook_id: webhook } : {}),
          }
          const count = await out.list(
            pagesOf(db, wanted, limit),
            [
              { title: 'ID', of: ({ id }) => id },
              { title: 'TOLD', of: ({ at }) => at },
              { title: 'MEMBER', of: ({ nevg, position }) => `${nevg} #${position}` },
              { title: 'EVENT', of: (delivery) => delivery.event },
              { title: 'STATUS', of: (delivery) => delivery.status },
              { title: 'TRIES', of: ({ tries }) => tries, right: true },
              { title: 'LAST TRY', of: ({ log }) => log[0]?.at ?? null },
              { title: 'WHY', of: ({ log }) => log[0]?.error ?? null },
            ],
            'Nothing is found.',
          )
          if (count === limit) out.say(`The first ${limit}: --limit shows more.`)
        }),
    )
}

const moment = (text: string): string => {
  const parsed = instant.safeParse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text)
  if (!parsed.success)
    throw new InvalidArgumentError('it takes a moment in UTC such as 2026-11-20 or 2026-11-20T09:30:00Z.')
  return parsed.data
}

export function replayCommand(webhooks: Command, open: OpenContext): void {
  webhooks
    .command('replay')
    .argument('<id>', 'a delivery, or with --from a webhook')
    .description('sends one event again, or all events since a time, sent before or not, with their original ids')
    .option('--from <moment>', 'UTC; events are stored for 30 days', moment)
    .option('--to <moment>', 'UTC; default now', moment)
    .addHelpText(
      'after',
      '\nExample:\n  coussinet webhooks replay 6a1f0a52-0c1e-4c55-9c55-7f5b2d1f6a01 --from 2026-11-20',
    )
    .action((id: string, { from, to }: { from?: string; to?: string }) =>
      open(async ({ database, clock, out, signal }) => {
        if (from === undefined && to !== undefined) throw wrongUsage('--to needs --from.')
        const { db } = await database()
        if (from === undefined) {
          if (!isId(id)) throw new Error(`There is no delivery ${id}.`)
          const delivery = await inTransaction(db, (tx) => replayDelivery(tx, { clock }, id))
          return out.one(delivery, `${delivery.event} of ${delivery.nevg} is sent again.`)
        }
        if (!(await readWebhooks(db)).some((webhook) => webhook.id === id))
          throw new Error(`There is no webhook ${id}.`)
        const progress = out.progress('events to send again')
        const between = { from, to: to ?? clock().toISOString() }
        const events = await replay({ db, clock }, { webhook_id: id, ...between }, (count) => {
          progress.step(count)
          return !signal.aborted
        })
        progress.done()
        out.one({ webhook_id: id, ...between, events }, `${events} events are sent again.`)
      }),
    )
}

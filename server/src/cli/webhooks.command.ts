import { type EventName, eventNames } from '@coussinet/contract/integration/events.ts'
import { type Webhook, WebhookWish } from '@coussinet/contract/integration/webhooks.ts'
import { type Command, InvalidArgumentError } from 'commander'
import {
  pingWebhook,
  removeWebhook,
  rotateSecret,
  saveWebhook,
  readWebhooks,
} from '#modules/events/webhooks/webhooks.ts'
import { isId, newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { deliveriesCommand, replayCommand } from './deliveries.command.ts'
import { naming, parseInput, whole, wrongUsage } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'

/** `coussinet webhooks`: manages the addresses to which events are sent. */
export function webhooksCommand(program: Command, open: OpenContext): void {
  const webhooks = program
    .command('webhooks')
    .description('manages webhooks, shows deliveries and sends them again')
    .addHelpText('after', '\nExample:\n  coussinet webhooks list')
  listing(webhooks, open)
  adding(webhooks, open)
  changing(webhooks, open)
  rotating(webhooks, open)
  testing(webhooks, open)
  removing(webhooks, open)
  deliveriesCommand(webhooks, open)
  replayCommand(webhooks, open)
}

function listing(webhooks: Command, open: OpenContext): void {
  webhooks
    .command('list')
    .description('lists the webhooks')
    .addHelpText('after', '\nExample:\n  coussinet webhooks list --json')
    .action(() =>
      open(async ({ database, out }) => {
        const { db } = await database()
        await out.list(
          await readWebhooks(db),
          [
            { title: 'ID', of: ({ id }) => id },
            { title: 'URL', of: ({ url }) => url },
            { title: 'EVENTS', of: ({ events }) => events?.join(' ') ?? 'all' },
            { title: 'DISABLED', of: ({ disabled_at }) => disabled_at },
          ],
          'There is no webhook yet.',
        )
      }),
    )
}

function eventsIn(text: string): EventName[] {
  const words = text.split(/[\s,]+/).filter(Boolean)
  const unknown = words.filter((word) => !eventNames.some((name) => name === word))
  if (unknown.length > 0 || words.length === 0)
    throw new InvalidArgumentError(`${unknown.join(', ') || 'none'}: the events are ${eventNames.join(', ')}.`)
  return eventNames.filter((name) => words.includes(name))
}

/** Finds the webhook with this id; throws a sentence if there is none. */
async function webhookOf(db: Db, id: string): Promise<Webhook> {
  const webhook = isId(id) ? (await readWebhooks(db)).find((one) => one.id === id) : undefined
  if (!webhook) throw new Error(`There is no webhook ${id}.`)
  return webhook
}

function adding(webhooks: Command, open: OpenContext): void {
  webhooks
    .command('add')
    .argument('<url>', 'https://… (http:// on this machine, and outside production)')
    .description('adds a webhook and prints its secret, once, alone on stdout, so that it can be piped')
    .option('--events <names>', 'only these, comma-separated; default all', eventsIn)
    .addHelpText(
      'after',
      '\nExample:\n  coussinet webhooks add https://claims.example/hooks --events refund_request.submitted,refund_request.completed_by_member > secret.txt',
    )
    .action((url: string, { events }: { events?: EventName[] }) =>
      open(async ({ database, clock, config, out }) => {
        const { db } = await database()
        const wish = parseInput(WebhookWish, { url, ...(events ? { events } : {}) })
        const id = newId()
        const webhook = await naming(
          'webhook',
          () => inTransaction(db, (tx) => saveWebhook(tx, { clock, config }, id, wish)),
          { conflict: 'There are ten webhooks already.' },
        )
        out.say(
          `The webhook ${id} receives ${webhook.events?.join(', ') ?? 'every event'}. Its secret is shown only once.`,
        )
        out.one(webhook, webhook.secret ?? '')
      }),
    )
}

function changing(webhooks: Command, open: OpenContext): void {
  webhooks
    .command('change')
    .argument('<id>', 'as `webhooks list` shows it')
    .description('changes the address or events of a webhook, disables or enables it')
    .option('--url <url>', 'another address')
    .option('--events <names>', 'only these, comma-separated', eventsIn)
    .option('--all-events', 'all of them')
    .option('--disable', 'from now on events are neither sent nor queued for it')
    .option('--enable', 'what waited is sent')
    .addHelpText('after', '\nExample:\n  coussinet webhooks change 6a1f0a52-0c1e-4c55-9c55-7f5b2d1f6a01 --disable')
    .action(
      (
        id: string,
        {
          url,
          events,
          allEvents,
          disable,
          enable,
        }: { url?: string; events?: EventName[]; allEvents?: true; disable?: true; enable?: true },
      ) =>
        open(async ({ database, clock, config, out }) => {
          if ((disable && enable) || (events && allEvents))
            throw wrongUsage('One of --disable and --enable, one of --events and --all-events.')
          const { db } = await database()
          const webhook = await inTransaction(db, async (tx) => {
            const before = await webhookOf(tx, id)
            const wish = parseInput(WebhookWish, {
              url: url ?? before.url,
              events: allEvents ? null : (events ?? before.events),
              disabled: disable ?? (enable ? false : before.disabled_at !== null),
            })
            return saveWebhook(tx, { clock, config }, id, wish)
          })
          out.one(
            webhook,
            `${id}: ${webhook.url}, ${webhook.events?.join(', ') ?? 'every event'}${webhook.disabled_at === null ? '' : ', disabled'}`,
          )
        }),
    )
}

function rotating(webhooks: Command, open: OpenContext): void {
  webhooks
    .command('rotate')
    .argument('<id>', 'as `webhooks list` shows it')
    .description('creates another secret for a webhook, printed alone on stdout; for a while both sign')
    .option(
      '--overlap <hours>',
      'hours during which both sign and no third can be made; 0 if it leaked',
      whole(0, 168),
      24,
    )
    .addHelpText(
      'after',
      '\nExample:\n  coussinet webhooks rotate 6a1f0a52-0c1e-4c55-9c55-7f5b2d1f6a01 --overlap 48 > secret.txt',
    )
    .action((id: string, { overlap }: { overlap: number }) =>
      open(async ({ database, clock, config, out }) => {
        const { db } = await database()
        const { former_until } = await webhookOf(db, id)
        const conflict = `Its former secret still signs, until ${former_until}: rotate it after that, or say --overlap 0 to end both at once.`
        const made = await naming(
          `webhook ${id}`,
          () => inTransaction(db, (tx) => rotateSecret(tx, { clock, config }, id, overlap)),
          { conflict },
        )
        out.say(
          overlap === 0
            ? 'Each message is signed by the new secret alone.'
            : `Each message has two signatures until ${made.former_until}.`,
        )
        out.one(made, made.secret)
      }),
    )
}

function testing(webhooks: Command, open: OpenContext): void {
  webhooks
    .command('test')
    .argument('<id>', 'as `webhooks list` shows it')
    .description('sends one signed `ping` from here; exits with 1 if it is not accepted')
    .addHelpText('after', '\nExample:\n  coussinet webhooks test 6a1f0a52-0c1e-4c55-9c55-7f5b2d1f6a01')
    .action((id: string) =>
      open(async ({ database, clock, config, out }) => {
        const { db } = await database()
        await webhookOf(db, id)
        const tried = await pingWebhook(db, { clock, config }, id)
        if (!tried.delivered) out.failed()
        out.one(
          tried,
          tried.delivered
            ? `taken: HTTP ${tried.status_code} after ${tried.ms} ms`
            : `not taken: ${tried.error} after ${tried.ms} ms${hintFor(tried.error)}`,
        )
      }),
    )
}

const hintFor = (error: string | null) =>
  error === 'http_401' || error === 'http_403'
    ? '; does the receiver verify by the secret that `webhooks add` showed?'
    : ''

function removing(webhooks: Command, open: OpenContext): void {
  webhooks
    .command('remove')
    .argument('<id>', 'as `webhooks list` shows it')
    .description('removes a webhook; pending events are not sent')
    .requiredOption('--yes', 'confirms; pending events are lost (use `change --disable` to keep them)')
    .addHelpText('after', '\nExample:\n  coussinet webhooks remove 6a1f0a52-0c1e-4c55-9c55-7f5b2d1f6a01 --yes')
    .action((id: string) =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        await webhookOf(db, id)
        await inTransaction(db, (tx) => removeWebhook(tx, { clock }, id))
        out.one({ id, removed: true }, `${id} is removed.`)
      }),
    )
}

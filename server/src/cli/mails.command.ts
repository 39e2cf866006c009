import type { Command } from 'commander'
import {
  type RetryOutcome,
  retryMessages,
  showMessage,
  waitingMessages,
} from '#modules/operations/back-office/messages.ts'
import { naming, wrongUsage } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'
import { facts, moment } from './runtime/table.ts'

/** `coussinet mails`: lists e-mails and SMS that wait to be sent. */
export function mailsCommand(program: Command, open: OpenContext): void {
  const mails = program
    .command('mails')
    .description('shows which e-mails and SMS wait and why, and retries them')
    .addHelpText('after', '\nExample:\n  coussinet mails waiting')
  waiting(mails, open)
  showing(mails, open)
  retrying(mails, open)
}

function waiting(mails: Command, open: OpenContext): void {
  mails
    .command('waiting')
    .description('lists waiting messages, since when, and the result of the last attempt')
    .option('--dropped', 'messages abandoned within the last 30 days instead')
    .addHelpText('after', '\nExample:\n  coussinet mails waiting --json | jq .last_failure')
    .action(({ dropped = false }: { dropped?: boolean }) =>
      open(async ({ database, out }) => {
        const { db } = await database()
        await out.list(
          waitingMessages(db, { dropped }),
          [
            { title: 'ID', of: ({ message_id }) => message_id },
            { title: 'SINCE', of: ({ created_at }) => moment(created_at) },
            { title: 'MEMBER', of: ({ nevg }) => nevg },
            { title: 'BY', of: ({ channel }) => channel },
            { title: 'TRIES', of: ({ tries }) => tries, right: true },
            {
              title: dropped ? 'GIVEN UP' : 'LAST TRY',
              of: ({ tried_at, dropped_at }) => moment(dropped ? dropped_at : tried_at),
            },
            { title: 'WHY', of: ({ last_failure }) => last_failure ?? 'not tried yet' },
          ],
          dropped ? 'Nothing was given up.' : 'Nothing waits.',
        )
      }),
    )
}

function showing(mails: Command, open: OpenContext): void {
  mails
    .command('show')
    .argument('<id>', 'as `mails waiting` shows it')
    .description('shows a message with its recipient masked; a sent message has no text any more')
    .option('--body', 'also the text, without codes and link keys; records that you read it')
    .addHelpText('after', '\nExample:\n  coussinet mails show 3b0c5a52-7c1e-4f0a-9c55-7f5b2d1f6a01 --body')
    .action((id: string, { body = false }: { body?: boolean }) =>
      open(async ({ platform, out }) => {
        const message = await naming(`message ${id}`, async () => showMessage(await platform(), id, { body }))
        const { body: text, ...shown } = message
        const end = message.sent_at
          ? `sent ${moment(message.sent_at)}`
          : message.dropped_at
            ? `given up ${moment(message.dropped_at)}`
            : 'waits'
        const words = facts([
          ['id', message.message_id],
          ['state', end],
          ['member', message.nevg],
          ['by', message.channel],
          ['to', message.to],
          ['subject', message.subject],
          ['files', message.attachments.join(', ')],
          ['since', moment(message.created_at)],
          ['until', moment(message.expires_at)],
          ['tries', message.tries],
          ['last try', moment(message.tried_at)],
          ['why', message.last_failure],
        ])
        out.one(body ? message : shown, text === null ? words : `${words}\n\n${text}`)
      }),
    )
}

const outcomes: [RetryOutcome, string][] = [
  ['hastened', 'tried now'],
  ['written', 'in no queue before, tried now'],
  ['in_hand', 'being sent this moment'],
  ['gone', 'waiting no more'],
]

function retrying(mails: Command, open: OpenContext): void {
  mails
    .command('retry')
    .argument('[id]', 'one message; otherwise --all')
    .description('makes the portal retry waiting messages now, instead of at the next attempt')
    .option('--all', 'all that waits')
    .addHelpText('after', '\nExample:\n  coussinet mails retry --all')
    .action((id: string | undefined, { all = false }: { all?: boolean }) => {
      if (all === (id !== undefined)) throw wrongUsage('Name one message, or say --all.')
      return open(async ({ platform, out, signal }) => {
        const opened = await platform()
        const keys =
          id === undefined
            ? waitingMessages(opened.db, { dropped: false })
            : [await naming(`message ${id}`, () => showMessage(opened, id, { body: false }))]
        const counts: Record<RetryOutcome, number> = { hastened: 0, written: 0, in_hand: 0, gone: 0 }
        const progress = out.progress('messages')
        await retryMessages(opened, until(keys, signal), (_, outcome) => {
          counts[outcome] += 1
          progress.step()
        })
        progress.done()
        const tried = outcomes.flatMap(([outcome, words]) =>
          counts[outcome] > 0 ? [`${counts[outcome]} ${words}`] : [],
        )
        out.one(counts, tried.join('\n') || 'Nothing waits.')
      })
    })
}

async function* until<T>(items: AsyncIterable<T> | Iterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  for await (const item of items) {
    if (signal.aborted) return
    yield item
  }
}

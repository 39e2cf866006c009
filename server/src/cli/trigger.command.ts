import { type EventName, eventNames } from '@coussinet/contract/integration/events.ts'
import type { Command } from 'commander'
import type { CommandContext } from './runtime/command-context.ts'
import { wrongUsage } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'
import { findSandbox } from './sandbox/call-sandbox.ts'

type TriggerOptions = { name: string; member?: string }

/** `coussinet trigger`: makes an event happen in a sandbox, by the calls of a member's own pages. */
export function triggerCommand(program: Command, open: OpenContext): void {
  program
    .command('trigger')
    .argument('[event]', 'its name; without one, lists all events')
    .description('makes an event happen in a running sandbox, by the calls that a member’s pages make')
    .option('--name <name>', 'the sandbox’s name', 'default')
    .option('--member <number>', 'the demo account that does it; default a new member each time')
    .addHelpText('after', '\nExamples:\n  coussinet trigger\n  coussinet trigger refund_request.submitted')
    .action((event: string | undefined, options: TriggerOptions) =>
      open((context) => (event === undefined ? list(context) : trigger(context, event, options))),
    )
}

async function list({ out }: CommandContext): Promise<void> {
  const { isTrigger, moves, triggers } = await import('./sandbox/triggers/triggers.ts')
  const rows = [...Object.entries(triggers), ...Object.entries(moves)].map(([event, one]) => ({
    event,
    triggered: isTrigger(one),
    how: isTrigger(one) ? one.does : `not triggered: ${one.why}`,
  }))
  const columns = [
    { title: 'EVENT', of: ({ event }: { event: string }) => event },
    { title: 'HAPPENS', of: ({ how }: { how: string }) => how },
  ]
  await out.list(rows, columns, '')
}

const isEventName = (text: string): text is EventName => eventNames.some((name) => name === text)

async function trigger({ env, out }: CommandContext, event: string, { name, member }: TriggerOptions): Promise<void> {
  const { isTrigger, moves, triggers } = await import('./sandbox/triggers/triggers.ts')
  const found = isEventName(event) ? triggers[event] : moves[event]
  if (found === undefined) throw wrongUsage(`There is no event ${event}. List them: coussinet trigger`)
  if (!isTrigger(found)) throw new Error(`${event} is not triggered: ${found.why}.`)
  const sandbox = await findSandbox(env, name)
  const { openMember } = await import('./sandbox/triggers/member-client.ts')
  const client = await openMember(sandbox, { ...(member ? { nevg: member } : {}), kind: found.kind ?? {} })
  await found.run(client)
  out.one({ event, nevg: client.nevg }, `${event}: ${found.does} (${client.nevg}).`)
}

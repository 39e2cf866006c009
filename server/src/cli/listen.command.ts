import { once } from 'node:events'
import { type EventName, eventNames } from '@coussinet/contract/integration/events.ts'
import { type Command, InvalidArgumentError } from 'commander'
import { createWebhookHeaders } from '#modules/events/webhooks/send/signed-message.ts'
import type { CommandContext } from './runtime/command-context.ts'
import type { OpenContext } from './runtime/run.ts'
import { moment } from './runtime/table.ts'
import { findSandbox } from './sandbox/call-sandbox.ts'
import { openRelay, type RelayedEvent } from './sandbox/relay.ts'

type ListenOptions = { forward: URL; events?: EventName[]; name: string; currentTime?: true }

/** `coussinet listen`: passes a sandbox's webhooks on to an address of this machine. */
export function listenCommand(program: Command, open: OpenContext): void {
  program
    .command('listen')
    .description(
      'passes a sandbox’s webhooks on to a local address until Ctrl-C, and answers the sandbox as it answers',
    )
    .requiredOption('--forward <url>', 'http(s)://…, where your system receives webhooks', receiverUrl)
    .option('--events <names>', 'the events to receive, comma-separated; default all', knownEvents)
    .option('--current-time', 'signs them anew with this machine’s time, for a receiver that checks their age')
    .option('--name <name>', 'the sandbox’s name', 'default')
    .addHelpText('after', '\nExample:\n  coussinet listen --forward http://localhost:4000/hooks')
    .action((options: ListenOptions) => open((context) => listen(context, options)))
}

async function listen({ env, clock, out, stdout, signal }: CommandContext, options: ListenOptions): Promise<void> {
  const { forward, events = null, name, currentTime } = options
  const { call } = await findSandbox(env, name)
  let secret = ''
  const relay = await openRelay({
    receiver: forward,
    sign: currentTime ? (id, body) => createWebhookHeaders({ secret, former: null }, id, body, clock()) : null,
    hear(relayed) {
      const line = out.json ? JSON.stringify(relayed) : formatRelayed(relayed, clock())
      stdout.write(`${line}\n`)
    },
  })
  const save = async (disabled: boolean) => call('PUT', '/sandbox/listener', { url: relay.url, events, disabled })
  try {
    const saved: { secret: string } = JSON.parse(await (await save(false)).text())
    secret = saved.secret
    out.say(`Webhooks of the sandbox ${name} go to ${forward.href}, signed by ${secret}`)
    out.say('While this runs, your system is the insurer: the demo’s insurer decides nothing.')
    if (!signal.aborted) await once(signal, 'abort')
  } finally {
    // The sandbox may have ended first.
    await save(true).catch(() => {})
    await relay.close()
  }
}

const widest = Math.max(...eventNames.map(({ length }) => length))

const formatRelayed = ({ event, event_id, status, ms, error }: RelayedEvent, at: Date): string =>
  [moment(at), event.padEnd(widest), event_id, status ?? error, `${ms} ms`].join('  ')

function receiverUrl(text: string): URL {
  const url = URL.parse(text)
  if (url && ['http:', 'https:'].includes(url.protocol)) return url
  throw new InvalidArgumentError('an address that begins with http:// or https://.')
}

function knownEvents(text: string): EventName[] {
  const names = text.split(',').map((name) => name.trim())
  const known = eventNames.filter((name) => names.includes(name))
  if (known.length === new Set(names).size) return known
  throw new InvalidArgumentError(`these are events: ${eventNames.join(', ')}.`)
}

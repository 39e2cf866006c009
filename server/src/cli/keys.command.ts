import { type Scope, scopes } from '@coussinet/contract/domain/permissions.ts'
import { type Command, InvalidArgumentError } from 'commander'
import { createClient, listClients, revokeClient, rotateSecret } from '#modules/integration/clients/clients.ts'
import type { OpenContext } from './runtime/run.ts'
import { moment } from './runtime/table.ts'

/** `coussinet keys`: manages the credentials of the insurer's systems. */
export function keysCommand(program: Command, open: OpenContext): void {
  const keys = program
    .command('keys')
    .description('lists, creates, rotates and revokes the credentials of the insurer’s systems')
    .addHelpText('after', '\nExample:\n  coussinet keys list')
  listing(keys, open)
  creating(keys, open)
  rotating(keys, open)
  revoking(keys, open)
}

function listing(keys: Command, open: OpenContext): void {
  keys
    .command('list')
    .description('lists the clients with their scopes, and how long their secrets are valid')
    .addHelpText('after', '\nExample:\n  coussinet keys list --json')
    .action(() =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        await out.list(
          await listClients(db, clock()),
          [
            { title: 'CLIENT', of: ({ client_id }) => client_id },
            { title: 'NAME', of: ({ name }) => name },
            { title: 'SCOPES', of: (client) => client.scopes.join(' ') },
            { title: 'CREATED', of: ({ created_at }) => moment(created_at) },
            {
              title: 'SECRETS',
              of: ({ secrets }) =>
                secrets
                  .map(({ expires_at }) => (expires_at === null ? 'good' : `until ${moment(expires_at)}`))
                  .join(', '),
            },
            { title: 'REVOKED', of: ({ revoked_at }) => moment(revoked_at) },
          ],
          'There is no client yet.',
        )
      }),
    )
}

function scopesIn(text: string): Scope[] {
  const words = text.split(/[\s,]+/).filter(Boolean)
  const unknown = words.filter((word) => !scopes.some((scope) => scope === word))
  if (unknown.length > 0 || words.length === 0)
    throw new InvalidArgumentError(`${unknown.join(', ') || 'none'}: the scopes are ${scopes.join(', ')}.`)
  return scopes.filter((scope) => words.includes(scope))
}

function creating(keys: Command, open: OpenContext): void {
  keys
    .command('create')
    .description('creates a client and prints its secret, once, alone on stdout, so that it can be piped')
    .requiredOption('--name <name>', 'its name, such as "claims system"')
    .requiredOption('--scopes <scopes>', `what it may do, comma-separated: ${scopes.join(', ')}`, scopesIn)
    .addHelpText(
      'after',
      '\nExample:\n  coussinet keys create --name "claims system" --scopes refunds:read,refunds:write > secret.txt',
    )
    .action(({ name, scopes: wanted }: { name: string; scopes: Scope[] }) =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        const { client_id, secret } = await createClient(db, {
          name: name.trim().slice(0, 100),
          scopes: wanted,
          at: clock(),
        })
        out.say(`The client ${client_id} may do: ${wanted.join(' ')}. Its secret is shown only once.`)
        out.one({ client_id, secret, name, scopes: wanted }, secret)
      }),
    )
}

/** Parses `24h`, `30m`, `7d` or `0` into milliseconds. */
function durationIn(text: string): number {
  const [, count, unit = 'h'] = /^(\d{1,4})([mhd]?)$/.exec(text) ?? []
  const ms = { m: 60_000, h: 3_600_000, d: 86_400_000 }[unit || 'h']
  if (count === undefined || ms === undefined || Number(count) * ms > 90 * 86_400_000)
    throw new InvalidArgumentError('it takes 24h, 30m, 7d … up to 90 days, or 0.')
  return Number(count) * ms
}

function rotating(keys: Command, open: OpenContext): void {
  keys
    .command('rotate')
    .argument('<client_id>', 'as `keys list` shows it')
    .description(
      'creates another secret for a client, printed alone on stdout; the current one stays valid for a while',
    )
    .option(
      '--overlap <time>',
      'how long the current secret stays valid: 24h, 30m, 7d, or 0 if it leaked',
      durationIn,
      durationIn('24h'),
    )
    .addHelpText(
      'after',
      '\nExample:\n  coussinet keys rotate 0f7d7b0e-3a52-4f0c-8a4f-2f1a3a1c9d10 --overlap 7d > secret.txt',
    )
    .action((client_id: string, { overlap }: { overlap: number }) =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        const at = clock()
        const old_ends_at = new Date(at.getTime() + overlap)
        const made = await rotateSecret(db, client_id, { old_ends_at, at })
        if (!made) throw new Error(`There is no client ${client_id}, or it was revoked.`)
        out.say(`The former secret of ${client_id} works until ${moment(old_ends_at)}.`)
        out.one({ client_id, secret: made.secret, old_ends_at }, made.secret)
      }),
    )
}

function revoking(keys: Command, open: OpenContext): void {
  keys
    .command('revoke')
    .argument('<client_id>', 'as `keys list` shows it')
    .description('revokes a client with its secrets and tokens, within a second on every node')
    .addHelpText('after', '\nExample:\n  coussinet keys revoke 0f7d7b0e-3a52-4f0c-8a4f-2f1a3a1c9d10')
    .action((client_id: string) =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        if (!(await revokeClient(db, client_id, clock())))
          throw new Error(`There is no client ${client_id}, or it was revoked before.`)
        out.one({ client_id, revoked: true }, `${client_id} is revoked.`)
      }),
    )
}

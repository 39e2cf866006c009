import { setTimeout as pause } from 'node:timers/promises'
import { instant } from '@coussinet/contract/fields/fields.ts'
import { type Command, InvalidArgumentError } from 'commander'
import { trailPage } from '#modules/integration/audit-trail.ts'
import { readTrailCursor, saveTrailCursor } from '#platform/records/audit-trail.ts'
import type { CommandContext } from './runtime/command-context.ts'
import type { OpenContext } from './runtime/run.ts'

type AuditCommandOptions = { cursor?: string; since?: string; follow?: true }

const atOnce = 500
const between = 10_000

/** `coussinet audit`: prints the audit trail as JSON lines, once or continuously. */
export function auditCommand(program: Command, open: OpenContext): void {
  program
    .command('audit')
    .description(
      'writes the audit trail of members and operators as JSON lines, earliest first, two minutes after each event',
    )
    .option(
      '--cursor <name>',
      'continues where the last run with this name ended; each line arrives at least once',
      cursorName,
    )
    .option('--since <instant>', 'starts there, such as 2026-11-20T00:00:00Z, unless the cursor has a position', since)
    .option('--follow', 'keeps running, and writes new lines as they appear')
    .addHelpText(
      'after',
      '\nA cursor moves once the reader has accepted the lines: after a crash the last ones come again, with the same ids.\n\nExample:\n  coussinet audit --cursor siem --follow | logger --tag coussinet',
    )
    .action((options: AuditCommandOptions) => open((context) => write(context, options)))
}

function cursorName(text: string): string {
  if (/^[a-z][a-z0-9-]{0,39}$/.test(text)) return text
  throw new InvalidArgumentError('a name of small letters, digits and hyphens.')
}

function since(text: string): string {
  if (instant.safeParse(text).success) return text
  throw new InvalidArgumentError('an instant such as 2026-11-20T00:00:00Z.')
}

async function write(context: CommandContext, { cursor, since: from, follow }: AuditCommandOptions): Promise<void> {
  const { db } = await context.database()
  const { signal, clock } = context
  let after = cursor === undefined ? null : await readTrailCursor(db, cursor)
  while (!signal.aborted) {
    const place = after === null ? (from === undefined ? {} : { since: from }) : { after }
    const { data, next, has_more } = await trailPage(db, { ...place, limit: atOnce }, clock())
    if (data.length > 0) {
      if (!(await isTaken(context, data.map((line) => `${JSON.stringify(line)}\n`).join('')))) return
      after = next
      if (cursor !== undefined && next !== null) await saveTrailCursor(db, cursor, next)
    }
    if (has_more) continue
    if (!follow) return
    await pause(between, undefined, { signal }).catch(() => {})
  }
}

/** Writes and waits for the reader; returns false once the reader has gone. */
function isTaken({ stdout, signal }: CommandContext, text: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const leave = () => resolve(false)
  signal.addEventListener('abort', leave, { once: true })
  stdout.write(text, (error) => resolve(!error))
  return promise.finally(() => signal.removeEventListener('abort', leave))
}

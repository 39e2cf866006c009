// The insurer's command: each subcommand is a file in this folder, loaded when it is called.
import { Command } from 'commander'
import { version } from '#platform/core/version.ts'
import { type OpenContext, createOpener, run } from './runtime/run.ts'
import type { Terminal } from './runtime/terminal.ts'

type Add = (program: Command, open: OpenContext) => void

const commands: Record<string, () => Promise<Add>> = {
  audit: async () => (await import('./audit.command.ts')).auditCommand,
  backup: async () => (await import('./backup.command.ts')).backupCommand,
  quotes: async () => (await import('./quotes.command.ts')).quotesCommand,
  conform: async () => (await import('./conform.command.ts')).conformCommand,
  disputes: async () => (await import('./disputes.command.ts')).disputesCommand,
  'formula-changes': async () => (await import('./formula-changes.command.ts')).formulaChangesCommand,
  distribute: async () => (await import('./distribute.command.ts')).distributeCommand,
  doctor: async () => (await import('./doctor.command.ts')).doctorCommand,
  erase: async () => (await import('./erase.command.ts')).eraseCommand,
  export: async () => (await import('./export.command.ts')).exportCommand,
  files: async () => (await import('./files.command.ts')).filesCommand,
  'help-texts': async () => (await import('./help-texts.command.ts')).helpTextsCommand,
  hold: async () => (await import('./hold.command.ts')).holdCommand,
  import: async () => (await import('./import.command.ts')).importCommand,
  invitations: async () => (await import('./invitations.command.ts')).invitationsCommand,
  keys: async () => (await import('./keys.command.ts')).keysCommand,
  listen: async () => (await import('./listen.command.ts')).listenCommand,
  mails: async () => (await import('./mails.command.ts')).mailsCommand,
  members: async () => (await import('./members.command.ts')).membersCommand,
  migrate: async () => (await import('./migrate.command.ts')).migrateCommand,
  requests: async () => (await import('./requests.command.ts')).requestsCommand,
  sandbox: async () => (await import('./sandbox.command.ts')).sandboxCommand,
  restore: async () => (await import('./restore.command.ts')).restoreCommand,
  status: async () => (await import('./status.command.ts')).statusCommand,
  texts: async () => (await import('./texts.command.ts')).textsCommand,
  trigger: async () => (await import('./trigger.command.ts')).triggerCommand,
  verify: async () => (await import('./verify.command.ts')).verifyCommand,
  webhooks: async () => (await import('./webhooks.command.ts')).webhooksCommand,
}

/** Builds the command with the called subcommand, or with all; its settings are the portal's, from the environment. */
export async function coussinet(words: readonly string[] = [], terminal: Terminal = process): Promise<Command> {
  const program = new Command('coussinet')
    .description(
      'Works on the data of a portal, with the same settings as the portal (DATABASE_URL or DATA_DIR, SECRET_KEY …).',
    )
    .version(version)
    .option('--json', 'prints JSON: one document, or one a line for lists')
    .option('--as <name>', 'the operator for the audit log; default the name of the system user')
    .configureHelp({ showGlobalOptions: true, sortSubcommands: true })
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void terminal.stdout.write(text),
      writeErr: (text) => void terminal.stderr.write(text),
    })
  const open = createOpener(program, terminal)
  const [first = ''] = words
  for (const load of Object.hasOwn(commands, first) ? [commands[first]] : Object.values(commands))
    (await load?.())?.(program, open)
  return program
}

/** Runs the command with these arguments until it ends and sets the exit code. */
export const main = async (words: readonly string[], terminal: Terminal = process): Promise<void> =>
  run(await coussinet(words, terminal), words, terminal)

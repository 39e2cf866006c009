import { type Command, CommanderError } from 'commander'
import { asOperator } from '#platform/records/audit.ts'
import { type CommandContext, openCommandContext } from './command-context.ts'
import { toExitCode, formatFailure, wrongUsage } from './command-errors.ts'
import { outputOn } from './output.ts'
import type { Terminal } from './terminal.ts'

/** Runs a subcommand with a context that is closed afterwards. */
export type OpenContext = (work: (context: CommandContext) => Promise<void>) => Promise<void>

const longestEnd = 5000
const oneSignalMs = 500

export function createOpener(program: Command, terminal: Terminal): OpenContext {
  const { env, stdin, stdout, stderr } = terminal
  return async (work) => {
    const stopping = new AbortController()
    const { signal } = stopping
    let stopped: NodeJS.Signals | null = null
    let since = 0
    for (const name of ['SIGINT', 'SIGTERM'] as const) {
      terminal.on(name, () => {
        // The second signal ends at once; one that follows immediately is the first one, passed on.
        if (stopped && performance.now() - since > oneSignalMs) terminal.exit(codeOf(name))
        if (!stopped) since = performance.now()
        stopped = name
        stopping.abort()
        // Ends waiting for piped input.
        stdin.destroy()
      })
    }
    // `coussinet members list | head`: a reader that has read enough is no failure.
    stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      stopping.abort()
    })
    stderr.on('error', () => {})
    const out = outputOn({ stdout, stderr, signal }, program.opts()['json'] === true)
    const { context, close } = openCommandContext({ env, stdin, stdout, out, signal })
    try {
      await asOperator(operatorOf(program.opts(), env), () => work(context))
      terminal.exitCode = out.exitCode()
    } catch (error) {
      // A stopped command prints no error.
      if (!stopped) throw error
    } finally {
      // Timers of a broken database connection must not keep the process alive.
      setTimeout(() => terminal.exit(), longestEnd).unref()
      await close()
      if (stopped) terminal.exitCode = codeOf(stopped)
    }
  }
}

function operatorOf(options: Record<string, unknown>, env: NodeJS.ProcessEnv): string {
  const named = options['as'] ?? env['SUDO_USER'] ?? env['USER'] ?? env['LOGNAME']
  const name = typeof named === 'string' ? named.trim() : ''
  if (name.length > 100 || /\p{C}/u.test(name)) throw wrongUsage('--as takes a name of up to 100 characters.')
  return name || 'unnamed'
}

const codeOf = (signal: NodeJS.Signals) => (signal === 'SIGINT' ? 130 : 143)

/** Parses and runs a command line, and prints errors on stderr. */
export async function run(program: Command, words: readonly string[], terminal: Terminal): Promise<void> {
  try {
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    terminal.exitCode = toExitCode(error)
    // Commander has printed its own errors.
    if (!(error instanceof CommanderError) || error.code === 'coussinet.usage')
      terminal.stderr.write(`coussinet: ${formatFailure(error)}\n`)
  }
}

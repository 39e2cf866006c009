import { type Command, CommanderError } from 'commander'
import { asOperator } from '#platform/records/audit.ts'
import { type CommandContext, openCommandContext } from './command-context.ts'
import { toExitCode, formatFailure, wrongUsage } from './command-errors.ts'
import { outputOn } from './output.ts'
import type { Terminal } from './terminal.ts'

/** Runs the work of a subcommand at a desk that is closed afterwards. */
export type Open = (work: (context: CommandContext) => Promise<void>) => Promise<void>

const longestEnd = 5000
const oneSignalMs = 500

export function createOpener(program: Command, terminal: Terminal): Open {
  const { env, stdin, stdout, stderr } = terminal
  return async (work) => {
    const stopping = new AbortController()
    const { signal } = stopping
    let stopped: NodeJS.Signals | null = null
    let since = 0
    for (const name of ['SIGINT', 'SIGTERM'] as const) {
      terminal.on(name, () => {
        // The second one does not wait; what comes at once is the first one, handed on.
        if (stopped && performance.now() - since > oneSignalMs) terminal.exit(codeOf(name))
        if (!stopped) since = performance.now()
        stopped = name
        stopping.abort()
        // Whoever waits for what is piped in waits no more.
        stdin.destroy()
      })
    }
    // `coussinet members list | head`: who has read enough is no failure.
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
      // A stopped command need not say so.
      if (!stopped) throw error
    } finally {
      // Timers that a dead database leaves do not keep the command.
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

/** Reads the words of the command line, and says what is wrong with them, or went wrong, on stderr. */
export async function run(program: Command, words: readonly string[], terminal: Terminal): Promise<void> {
  try {
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    terminal.exitCode = toExitCode(error)
    // Commander has said its own already.
    if (!(error instanceof CommanderError) || error.code === 'coussinet.usage')
      terminal.stderr.write(`coussinet: ${formatFailure(error)}\n`)
  }
}

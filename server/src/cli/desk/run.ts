import { type Command, CommanderError } from 'commander'
import { asOperator } from '#platform/audit.ts'
import { type Desk, openDesk } from './open.ts'
import { outputOn } from './output.ts'
import { exitCodeOf, sentenceOf, wrongUsage } from './sentences.ts'

/** Runs the work of a subcommand at a desk that is closed afterwards. */
export type Open = (work: (desk: Desk) => Promise<void>) => Promise<void>

const longestEnd = 5000
const oneSignalMs = 500

export function openOf(program: Command): Open {
  return async (work) => {
    const stopping = new AbortController()
    const { signal } = stopping
    let stopped: NodeJS.Signals | null = null
    let since = 0
    for (const name of ['SIGINT', 'SIGTERM'] as const) {
      process.on(name, () => {
        // The second one does not wait; what comes at once is the first one, handed on.
        if (stopped && performance.now() - since > oneSignalMs) process.exit(codeOf(name))
        if (!stopped) since = performance.now()
        stopped = name
        stopping.abort()
        // Whoever waits for what is piped in waits no more.
        process.stdin.destroy()
      })
    }
    // `coussinet members list | head`: who has read enough is no failure.
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      stopping.abort()
    })
    process.stderr.on('error', () => {})
    const out = outputOn({ stdout: process.stdout, stderr: process.stderr, signal }, program.opts()['json'] === true)
    const { desk, close } = openDesk({ env: process.env, out, signal })
    try {
      await asOperator(operatorOf(program.opts()), () => work(desk))
      process.exitCode = out.exitCode()
    } catch (error) {
      // What was stopped need not say so.
      if (!stopped) throw error
    } finally {
      // What a dead database keeps waiting does not keep the command.
      setTimeout(() => process.exit(), longestEnd).unref()
      await close()
      if (stopped) process.exitCode = codeOf(stopped)
    }
  }
}

/** Who is at the terminal, as the audit log names them. */
function operatorOf(options: Record<string, unknown>): string {
  const named = options['as'] ?? process.env['SUDO_USER'] ?? process.env['USER'] ?? process.env['LOGNAME']
  const name = typeof named === 'string' ? named.trim() : ''
  if (name.length > 100 || /\p{C}/u.test(name)) throw wrongUsage('--as takes a name of up to 100 characters.')
  return name || 'unnamed'
}

const codeOf = (signal: NodeJS.Signals) => (signal === 'SIGINT' ? 130 : 143)

/** Reads the words of the command line, and says what is wrong with them, or went wrong, on stderr. */
export async function run(program: Command, words: readonly string[]): Promise<void> {
  try {
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    process.exitCode = exitCodeOf(error)
    // Commander has said its own already.
    if (!(error instanceof CommanderError) || error.code === 'coussinet.usage')
      process.stderr.write(`coussinet: ${sentenceOf(error)}\n`)
  }
}

import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { main } from '../../cli/coussinet.ts'
import type { Terminal } from '../../cli/runtime/terminal.ts'
import type { CommandResult } from './run-command.ts'

/** Runs a command in this process, at a terminal of its own, with what is piped to it: a second sooner than `runCommand`. */
export async function runHere(
  env: Record<string, string>,
  words: readonly string[],
  { input = '' }: { input?: string } = {},
): Promise<CommandResult> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const said = Promise.all([text(stdout), text(stderr)])
  const terminal: Terminal = {
    env: { USER: 'tester', DEMO: '0', ...env },
    stdin: Readable.from(input === '' ? [] : [Buffer.from(input)]),
    stdout,
    stderr,
    exit() {},
    on() {},
  }
  await main(words, terminal)
  stdout.end()
  stderr.end()
  const [out, err] = await said
  return { code: Number(terminal.exitCode ?? 0), out, err }
}

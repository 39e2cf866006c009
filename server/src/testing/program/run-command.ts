import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export const bin = join(import.meta.dirname, '../../../../bin/coussinet.mjs')

export type CommandResult = { code: number | null; out: string; err: string }

/** The real command in a process of its own, with what is piped to it. */
export async function runCommand(
  env: Record<string, string>,
  words: readonly string[],
  { input = '', program = bin, cwd = '/' }: { input?: string; program?: string; cwd?: string } = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [program, ...words], {
    cwd,
    env: { PATH: process.env['PATH'], USER: 'tester', DEMO: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [code]: (number | null)[] = await once(child, 'close')
  const [out, err] = await said
  return { code: code ?? null, out, err }
}

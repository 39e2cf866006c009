import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { CommandContext } from './command-context.ts'
import { wrongUsage } from './command-errors.ts'

/** Reads JSON from a file, `-` for stdin; throws a usage error that names the file if it is invalid. */
export async function listIn(file: string, stdin: CommandContext['stdin']): Promise<unknown> {
  const content = file === '-' ? await text(stdin) : await readFile(file, 'utf8')
  try {
    return JSON.parse(content)
  } catch (error) {
    throw wrongUsage(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

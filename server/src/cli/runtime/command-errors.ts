import { machineSentence } from '@coussinet/contract/integration/field-codes.ts'
import { CommanderError, InvalidArgumentError } from 'commander'
import { z } from 'zod/mini'
import { ConfigProblem } from '#platform/config/config.ts'
import { Problem } from '#platform/core/problem.ts'
import type { MigrationState } from '#platform/db/migrations.ts'

/** Throws a sentence about what the database lacks. A newer version's schema is fine (REL-16). */
export function requireMigrated({ pending }: Pick<MigrationState, 'pending'>): void {
  if (pending.length > 0)
    throw new Error(
      `The database lacks ${pending.length} migration${pending.length === 1 ? '' : 's'} (${pending[0]} …). Run: coussinet migrate`,
    )
}

/** Usage error of a command: exit code 2. */
export function wrongUsage(sentence: string): CommanderError {
  return new CommanderError(2, 'coussinet.usage', sentence)
}

/** Parses an option's integer within a range. */
export const whole =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(`it takes a whole number from ${least} to ${most}.`)
  }

// Zod's mini build says “Invalid input” for every fault.
const { localeError: english } = z.locales.en()

/** Validates a command's input; throws a usage error with a line for each fault. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.infer<Schema> {
  const read = schema.safeParse(input, { error: english })
  if (read.success) return read.data
  throw wrongUsage(
    read.error.issues.map(({ path, message }) => `${path.map(String).join('.') || 'it'}: ${message}`).join('\n'),
  )
}

/** Runs work about one subject, and turns its errors into the command's own sentences. */
export async function naming<T>(
  thing: string,
  work: () => Promise<T>,
  said: Partial<Record<Problem['code'], string>> = {},
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || error.more.errors) throw error
    const sentence = { not_found: `There is no ${thing}.`, ...said }[error.code]
    throw sentence === undefined ? error : new Error(sentence, { cause: error })
  }
}

const ofProblem: Partial<Record<Problem['code'], string>> = {
  not_found: 'There is no such thing.',
  conflict: 'Its state does not allow this.',
  expired: 'It is over, or closed.',
  too_many_requests: 'That was done too often of late.',
}

/** Sentence of an error, for the operator. */
export function formatFailure(error: unknown): string {
  if (error instanceof ConfigProblem) return error.sentences.join('\n')
  if (error instanceof Problem) {
    const fields = Object.entries(error.more.errors ?? {}).map(
      ([field, keys]) => `${field}: ${keys.map(machineSentence).join(', ')}`,
    )
    return fields.length > 0 ? fields.join('\n') : (ofProblem[error.code] ?? error.code)
  }
  if (error instanceof AggregateError && error.errors.length > 0) return formatFailure(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** 0 done, 1 failed or found faults, 2 wrong usage or wrong settings. */
export function toExitCode(error: unknown): number {
  if (error instanceof ConfigProblem) return 2
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  return 1
}

import { type Command, InvalidArgumentError } from 'commander'
import { examine, type DoctorPart, type PartFinding, parts } from './doctor/examine.ts'
import { whole } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'

/** `coussinet doctor`: checks an installation, and prints what is wrong and how to fix it. */
export function doctorCommand(program: Command, open: OpenContext): void {
  program
    .command('doctor')
    .description(
      'checks everything that a portal in production depends on, from this machine and by its public address; changes nothing, takes at most 15 s, and exits with 1 if something is red',
    )
    .option('--only <parts>', `only these, comma-separated: ${parts.join(', ')}`, partsIn)
    .option('--backup-hours <n>', 'maximum age of the last backup, in hours', whole(1, 10_000), 36)
    .addHelpText('after', '\nExample:\n  coussinet doctor --only proxy,mail')
    .action(({ only = parts, backupHours }: { only?: readonly DoctorPart[]; backupHours: number }) =>
      open(async (context) => {
        const checks = await examine(context, { only, backup_hours: backupHours })
        const counts = {
          green: checks.filter(({ state }) => state === 'green').length,
          red: checks.filter(({ state }) => state === 'red').length,
          unknown: checks.filter(({ state }) => state === 'unknown').length,
        }
        const { out } = context
        out.one({ well: counts.red === 0, ...counts, checks }, wordsOf(checks))
        out.say(`${counts.green} green, ${counts.red} red, ${counts.unknown} could not be checked`)
        if (counts.red > 0) out.failed()
      }),
    )
}

function partsIn(text: string): DoctorPart[] {
  const words = text.split(/[\s,]+/).filter(Boolean)
  const strange = words.filter((word) => !parts.some((part) => part === word))
  if (strange.length > 0 || words.length === 0)
    throw new InvalidArgumentError(`${strange.join(', ') || 'none'}: the parts are ${parts.join(', ')}.`)
  return parts.filter((part) => words.includes(part))
}

const stateWords = { green: 'green', red: 'RED', unknown: 'unchecked' }

function wordsOf(checks: readonly PartFinding[]): string {
  const states = Math.max(...checks.map(({ state }) => stateWords[state].length))
  const width = Math.max(...checks.map(({ part }) => part.length))
  return checks
    .flatMap(({ part, state, name, seen, mend }) => {
      const line = `${stateWords[state].padEnd(states)}  ${part.padEnd(width)}  ${plain(`${name}: ${seen}`)}`
      return mend === null ? [line] : [line, `${' '.repeat(states + width + 4)}→ ${plain(mend)}`]
    })
    .join('\n')
}

// Responses of servers may contain characters that control a terminal.
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')

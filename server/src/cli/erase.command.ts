import { exampleNevg } from '@coussinet/contract/brand/nevg-like.ts'
import { normaliseNevg } from '@coussinet/contract/brand/nevg.ts'
import type { ErasureObstacle } from '@coussinet/contract/erasure.ts'
import type { Command } from 'commander'
import { eraseByNevg, type Erasure } from '#modules/privacy/erasure/erase.ts'
import { openErasureRequests } from '#modules/privacy/erasure/requests/erasure-requests.ts'
import type { CommandContext } from './runtime/command-context.ts'
import { wrongUsage } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'
import { facts, moment } from './runtime/table.ts'

const sentences: Record<ErasureObstacle, string> = {
  legal_hold: 'a legal hold keeps everything: coussinet hold',
  contract_goes_on: 'the contract goes on, and needs these data (GDPR 17(1)(a)): end it first',
  requests_open: 'requests for refunds are under way (GDPR 17(3)(e)): decide them first',
  money_to_pay: 'refunds or gains are not paid yet (GDPR 17(3)(e)): pay them first',
  money_due: 'contributions are owed (GDPR 17(3)(e)): settle them first',
}

const why = {
  books: 'the books: vouchers of what was paid and collected',
  mandate: 'the mandate, and the proof of its signature',
}

/** `coussinet erase`: erases a member, except for what the law requires to keep. */
export function eraseCommand(program: Command, open: OpenContext): void {
  program
    .command('erase')
    .argument('[nevg]', 'the customer number')
    .description('erases a member: shows what is deleted, what is retained, until when and by which law; --yes erases')
    .option('--list', 'members who requested erasure and wait for an answer')
    .option('--dry-run', 'changes nothing; the default without --yes')
    .option('--yes', 'erases; this cannot be undone')
    .addHelpText(
      'after',
      `\nThe member gets a last letter. Backups still contain the data until they are removed: coussinet backup --keep.\n\nExample:\n  coussinet erase --list\n  coussinet erase ${exampleNevg} --dry-run\n  coussinet erase ${exampleNevg} --yes`,
    )
    .action(
      (
        nevg: string | undefined,
        { list = false, dryRun = false, yes = false }: { list?: boolean; dryRun?: boolean; yes?: boolean },
      ) =>
        open(async (context) => {
          if (list) return printErasureRequests(context)
          if (nevg === undefined) throw wrongUsage('Say whom: a customer number, or --list.')
          if (yes && dryRun) throw wrongUsage('--dry-run and --yes say the opposite of each other.')
          await forget(context, normaliseNevg(nevg), yes)
        }),
    )
}

async function printErasureRequests({ database, clock, out }: CommandContext): Promise<void> {
  const { db } = await database()
  await out.list(
    await openErasureRequests(db, { clock }),
    [
      { title: 'NUMBER', of: ({ nevg }) => nevg },
      { title: 'REFERENCE', of: ({ reference }) => reference },
      { title: 'ASKED', of: ({ requested_at }) => moment(requested_at) },
      { title: 'ANSWER BY', of: ({ answer_by }) => answer_by },
      { title: 'WAITS FOR', of: ({ obstacles }) => obstacles.join(', ') },
    ],
    'Nobody asked to be forgotten.',
  )
}

async function forget(context: CommandContext, nevg: string, yes: boolean): Promise<void> {
  const { out } = context
  const platform = await context.platform()
  const erasure = await eraseByNevg({ ...platform, files: await context.files() }, nevg, { dry_run: !yes })
  if (!erasure) throw new Error(`There is no member ${nevg}.`)
  out.one({ nevg, ...erasure, done: erasure.done && yes }, wordsOf(nevg, erasure, yes))
  if (!erasure.done) out.failed()
}

function wordsOf(nevg: string, erasure: Erasure, yes: boolean): string {
  if (!('tables' in erasure))
    return [`${nevg} cannot be erased now:`, ...erasure.obstacles.map((obstacle) => `  ${sentences[obstacle]}`)].join(
      '\n',
    )
  const { tables, duties, files } = erasure
  const going = tables.filter(({ gone }) => gone > 0).map(({ table, gone }) => [table, gone] as const)
  const staying = tables
    .filter(({ stays }) => stays > 0)
    .map(
      ({ table, stays, duty }) =>
        [table, `${stays}, for ${duty === null ? 'nothing' : `${why[duty]}, until ${duties[duty]}`}`] as const,
    )
  return [
    yes ? `${nevg} is erased.` : `${nevg} would be erased; nothing is changed without --yes.`,
    '',
    `Goes, with ${files.gone} files:`,
    going.length === 0 ? 'nothing' : facts(going),
    '',
    `Stays, without a name, with ${files.stay} files:`,
    staying.length === 0 ? 'nothing but the customer number, for 30 days' : facts(staying),
  ].join('\n')
}

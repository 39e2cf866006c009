import { formulaLabels } from '@coussinet/contract/brand/values.ts'
import { type FormulaChangeStatus, formulaChangeStatuses } from '@coussinet/contract/formula-changes.ts'
import { type AskedFormulaChange, FormulaChangeAnswer } from '@coussinet/contract/integration/formula-changes.ts'
import { Argument, type Command, Option } from 'commander'
import {
  answerChangeByOperator,
  findAskedFormulaChange,
  formulaChangesOfStatus,
} from '#modules/operations/back-office/formula-changes.ts'
import { naming, parseInput, whole } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'
import { facts, moment } from './runtime/table.ts'

/** `coussinet formula-changes`: lists requested changes of formula, and answers them by hand. */
export function formulaChangesCommand(program: Command, open: OpenContext): void {
  const changes = program
    .command('formula-changes')
    .alias('formula-change')
    .description('lists, shows and answers changes of formula that members request')
    .addHelpText('after', '\nExample:\n  coussinet formula-changes list')
  listing(changes, open)
  showing(changes, open)
  answering(changes, open)
}

const inEuros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`

function listing(changes: Command, open: OpenContext): void {
  changes
    .command('list')
    .description('lists changes of formula, the earliest first: those that wait for an answer')
    .addOption(
      new Option('--status <status>', 'those of another status').choices(formulaChangeStatuses).default('pending'),
    )
    .option('--limit <n>', 'how many at most', whole(1, 10_000), 50)
    .addHelpText('after', '\nExample:\n  coussinet formula-changes list --status confirmed')
    .action(({ status, limit }: { status: FormulaChangeStatus; limit: number }) =>
      open(async ({ database, out }) => {
        const { db } = await database()
        const count = await out.list(
          formulaChangesOfStatus(db, { status, limit }),
          [
            { title: 'STATUS', of: (change) => change.status },
            { title: 'ASKED', of: ({ asked_at }) => moment(new Date(asked_at)) },
            { title: 'FROM', of: ({ from_formula }) => from_formula },
            { title: 'TO', of: ({ formula }) => formula },
            { title: 'IN FORCE', of: ({ takes_effect_on }) => takes_effect_on },
            { title: 'MEMBER', of: ({ nevg }) => nevg },
            { title: 'ID', of: ({ id }) => id },
          ],
          'No change of formula is found.',
        )
        if (count === limit) out.say(`The first ${limit}: --limit shows more.`)
      }),
    )
}

function showing(changes: Command, open: OpenContext): void {
  changes
    .command('show')
    .argument('<change>', 'its id')
    .description('shows a change of formula')
    .addHelpText('after', '\nExample:\n  coussinet formula-changes show 0199f3a0-…')
    .action((id: string) =>
      open(async ({ database, out }) => {
        const { db } = await database()
        const change = await naming(`change of formula ${id}`, () => findAskedFormulaChange(db, id))
        out.one(change, wordsOf(change))
      }),
    )
}

const labelOf = (formula: string) => `${formula} (${formulaLabels[formula]?.fr ?? formula})`

function wordsOf(change: AskedFormulaChange): string {
  const { id, nevg, contract_number, animal_id, status, asked_at, answered_at, reason } = change
  return facts([
    ['id', id],
    ['member', nevg],
    ['contract', contract_number],
    ['animal', animal_id],
    ['status', status],
    ['asked', moment(new Date(asked_at))],
    ['from', labelOf(change.from_formula)],
    ['to', labelOf(change.formula)],
    ['in force', change.takes_effect_on],
    ['price', `${inEuros(change.monthly_price_cents)} a month, fee included`],
    ['answered', answered_at && moment(new Date(answered_at))],
    ['reason', reason],
  ])
}

type FormulaChangesCommandOptions = { on?: string; priceCents?: number; reason?: string }

function answering(changes: Command, open: OpenContext): void {
  changes
    .command('answer')
    .argument('<change>', 'its id')
    .addArgument(new Argument('<outcome>', 'the answer').choices(['confirmed', 'refused']))
    .option('--on <day>', 'its first day, if not the requested one (YYYY-MM-DD)')
    .option(
      '--price-cents <n>',
      'the monthly price from that day on, fee included, if not the tariff’s',
      whole(0, 1_000_000),
    )
    .option('--reason <text>', 'why it is refused; the member reads it')
    .description(
      'answers a change of formula as the insurer; the member is notified, and a confirmed one needs nothing more',
    )
    .addHelpText(
      'after',
      '\nExamples:\n  coussinet formula-changes answer 0199f3a0-… confirmed --price-cents 4120 --as c.moreau\n  coussinet formula-changes answer 0199f3a0-… refused --reason "…"',
    )
    .action(
      (id: string, outcome: FormulaChangeAnswer['outcome'], { on, priceCents, reason }: FormulaChangesCommandOptions) =>
        open(async ({ platform, out }) => {
          const answer = parseInput(FormulaChangeAnswer, {
            outcome,
            ...(on === undefined ? {} : { takes_effect_on: on }),
            ...(priceCents === undefined ? {} : { monthly_price_cents: priceCents }),
            ...(reason === undefined ? {} : { reason }),
          })
          const opened = await platform()
          const found = await naming(`change of formula ${id}`, () => findAskedFormulaChange(opened.db, id))
          const change = await naming(id, () => answerChangeByOperator(opened, found.id, answer), {
            conflict: `The change of formula ${id} is ${found.status}: it is answered once, while it is pending.`,
          })
          out.one(change, `${change.id}: ${found.status} → ${change.status}, in force on ${change.takes_effect_on}`)
        }),
    )
}

import { disputeStatuses, type DisputeStatus } from '@coussinet/contract/disputes.ts'
import { DisputeAnswer, type FiledDispute } from '@coussinet/contract/integration/disputes.ts'
import { Argument, type Command, Option } from 'commander'
import { answerByOperator, disputeByName, listedDisputes } from '#modules/operations/back-office/disputes.ts'
import { naming, parseInput, whole } from './runtime/command-errors.ts'
import { listIn } from './runtime/list-in.ts'
import type { OpenContext } from './runtime/run.ts'
import { facts, moment } from './runtime/table.ts'

/** `coussinet disputes`: lists disputed decisions, and answers them by hand. */
export function disputesCommand(program: Command, open: OpenContext): void {
  const disputes = program
    .command('disputes')
    .alias('dispute')
    .description('lists, shows and answers disputes of decisions')
    .addHelpText('after', '\nExample:\n  coussinet disputes list')
  listing(disputes, open)
  showing(disputes, open)
  answering(disputes, open)
}

function listing(disputes: Command, open: OpenContext): void {
  disputes
    .command('list')
    .description('lists disputes, the earliest first: those that wait for an answer')
    .addOption(new Option('--status <status>', 'those of another status').choices(disputeStatuses).default('pending'))
    .option('--limit <n>', 'how many at most', whole(1, 10_000), 50)
    .addHelpText('after', '\nExample:\n  coussinet disputes list --status upheld')
    .action(({ status, limit }: { status: DisputeStatus; limit: number }) =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        const count = await out.list(
          listedDisputes(db, { status, limit, now: clock() }),
          [
            { title: 'REFERENCE', of: ({ tracking_reference }) => tracking_reference },
            { title: 'STATUS', of: (dispute) => dispute.status },
            { title: 'SENT', of: ({ created_at }) => moment(new Date(created_at)) },
            { title: 'ANSWER BY', of: ({ answer_by }) => answer_by },
            { title: 'LATE', of: ({ late_days }) => (late_days === 0 ? null : `${late_days} days`) },
            { title: 'MEMBER', of: ({ nevg }) => nevg },
            { title: 'ID', of: ({ id }) => id },
          ],
          'No dispute is found.',
        )
        if (count === limit) out.say(`The first ${limit}: --limit shows more.`)
      }),
    )
}

const disputeArgument = 'its id, or the tracking reference of its request for the latest one'

function showing(disputes: Command, open: OpenContext): void {
  disputes
    .command('show')
    .argument('<dispute>', disputeArgument)
    .description('shows a dispute with the decision that it is about')
    .addHelpText('after', '\nExample:\n  coussinet disputes show ZR-2026-7K3QX9M2')
    .action((name: string) =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        const dispute = await naming(`dispute ${name}`, () => disputeByName(db, name, clock()))
        out.one(dispute, wordsOf(dispute))
      }),
    )
}

const inEuros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`

function wordsOf(dispute: FiledDispute): string {
  const { disputed, outcome, lines } = dispute
  return facts([
    ['request', dispute.tracking_reference],
    ['id', dispute.id],
    ['member', dispute.nevg],
    ['status', dispute.status],
    ['sent', moment(new Date(dispute.created_at))],
    ['answer by', `${dispute.answer_by}${dispute.late_days === 0 ? '' : `, ${dispute.late_days} days late`}`],
    ['mediator', `from ${dispute.mediator_from} to ${dispute.mediator_until}`],
    ['reason', dispute.reason],
    ...dispute.files.map(({ name, id }) => ['file', `${name} (${id})`] as const),
    ['decision', `${disputed.status}, ${inEuros(disputed.amount_cents)}`],
    ...disputed.refunds.flatMap((refund) =>
      refund.lines.map((line, index) => {
        const isDisputed = lines.includes(`${refund.id}.${index + 1}`)
        const cut = line.reason_code === null ? '' : `, ${line.reason_code}`
        return [
          isDisputed ? 'disputed' : 'line',
          `${line.label}: ${inEuros(line.billed_cents)} billed, ${inEuros(line.refunded_cents)} refunded${cut}`,
        ] as const
      }),
    ),
    ['answered', outcome && `${moment(new Date(outcome.at))}: ${outcome.text}`],
    ['now', outcome?.decision ? inEuros(outcome.decision.amount_cents) : null],
  ])
}

function answering(disputes: Command, open: OpenContext): void {
  disputes
    .command('answer')
    .argument('<dispute>', disputeArgument)
    .addArgument(new Argument('<status>', 'the answer').choices(disputeStatuses.filter((one) => one !== 'pending')))
    .requiredOption('--text <text>', 'the answer in words; the member reads it')
    .option('--lines <file>', 'the assessed lines of the new decision, a JSON list (`-` reads stdin); for a change')
    .description('answers a dispute as the insurer; the member is notified, and a difference becomes payable')
    .addHelpText(
      'after',
      '\nExamples:\n  coussinet disputes answer ZR-2026-7K3QX9M2 upheld --text "…" --as c.moreau\n  coussinet disputes answer ZR-2026-7K3QX9M2 changed --text "…" --lines lines.json',
    )
    .action((name: string, status: DisputeAnswer['status'], { text, lines }: { text: string; lines?: string }) =>
      open(async ({ platform, clock, out, stdin }) => {
        const answer = parseInput(DisputeAnswer, {
          status,
          text,
          ...(lines === undefined ? {} : { lines: await listIn(lines, stdin) }),
        })
        const opened = await platform()
        const found = await naming(`dispute ${name}`, () => disputeByName(opened.db, name, clock()))
        const dispute = await naming(name, () => answerByOperator(opened, found.id, answer), {
          conflict: `The dispute of ${name} is ${found.status}: it is answered once.`,
        })
        out.one(dispute, `${dispute.tracking_reference}: ${found.status} → ${dispute.status}`)
      }),
    )
}

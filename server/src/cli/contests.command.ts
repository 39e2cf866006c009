import { contestStatuses, type ContestStatus } from '@coussinet/contract/contests.ts'
import { ContestAnswer, type FiledContest } from '@coussinet/contract/integration/contests.ts'
import { Argument, type Command, Option } from 'commander'
import { answerByOperator, contestByName, listedContests } from '#modules/operations/back-office/contests.ts'
import { naming, readTold, whole } from './runtime/command-errors.ts'
import { listIn } from './runtime/list-in.ts'
import type { Open } from './runtime/run.ts'
import { facts, moment } from './runtime/table.ts'

/** `coussinet contests`: decisions that members contest, and the insurer's answer by hand. */
export function contestsCommand(program: Command, open: Open): void {
  const contests = program
    .command('contests')
    .alias('contest')
    .description('lists, shows and answers contests of decisions')
    .addHelpText('after', '\nExample:\n  coussinet contests list')
  listing(contests, open)
  showing(contests, open)
  answering(contests, open)
}

function listing(contests: Command, open: Open): void {
  contests
    .command('list')
    .description('lists contests, the earliest first: those that wait for an answer')
    .addOption(new Option('--status <status>', 'those of another status').choices(contestStatuses).default('pending'))
    .option('--limit <n>', 'how many at most', whole(1, 10_000), 50)
    .addHelpText('after', '\nExample:\n  coussinet contests list --status upheld')
    .action(({ status, limit }: { status: ContestStatus; limit: number }) =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        const count = await out.list(
          listedContests(db, { status, limit, now: clock() }),
          [
            { title: 'REFERENCE', of: ({ tracking_reference }) => tracking_reference },
            { title: 'STATUS', of: (contest) => contest.status },
            { title: 'SENT', of: ({ created_at }) => moment(new Date(created_at)) },
            { title: 'ANSWER BY', of: ({ answer_by }) => answer_by },
            { title: 'LATE', of: ({ late_days }) => (late_days === 0 ? null : `${late_days} days`) },
            { title: 'MEMBER', of: ({ nevg }) => nevg },
            { title: 'ID', of: ({ id }) => id },
          ],
          'No contest is found.',
        )
        if (count === limit) out.say(`The first ${limit}: --limit shows more.`)
      }),
    )
}

const contestArgument = 'its id, or the tracking reference of its request for the latest one'

function showing(contests: Command, open: Open): void {
  contests
    .command('show')
    .argument('<contest>', contestArgument)
    .description('shows a contest with the decision that it is about')
    .addHelpText('after', '\nExample:\n  coussinet contests show ZR-2026-7K3QX9M2')
    .action((name: string) =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        const contest = await naming(`contest ${name}`, () => contestByName(db, name, clock()))
        out.one(contest, wordsOf(contest))
      }),
    )
}

const inEuros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`

function wordsOf(contest: FiledContest): string {
  const { contested, outcome, lines } = contest
  return facts([
    ['request', contest.tracking_reference],
    ['id', contest.id],
    ['member', contest.nevg],
    ['status', contest.status],
    ['sent', moment(new Date(contest.created_at))],
    ['answer by', `${contest.answer_by}${contest.late_days === 0 ? '' : `, ${contest.late_days} days late`}`],
    ['mediator', `from ${contest.mediator_from} to ${contest.mediator_until}`],
    ['reason', contest.reason],
    ...contest.files.map(({ name, id }) => ['file', `${name} (${id})`] as const),
    ['decision', `${contested.status}, ${inEuros(contested.amount_cents)}`],
    ...contested.refunds.flatMap((refund) =>
      refund.lines.map((line, index) => {
        const isContested = lines.includes(`${refund.id}.${index + 1}`)
        const cut = line.reason_code === null ? '' : `, ${line.reason_code}`
        return [
          isContested ? 'contested' : 'line',
          `${line.label}: ${inEuros(line.billed_cents)} billed, ${inEuros(line.refunded_cents)} refunded${cut}`,
        ] as const
      }),
    ),
    ['answered', outcome && `${moment(new Date(outcome.at))}: ${outcome.text}`],
    ['now', outcome?.decision ? inEuros(outcome.decision.amount_cents) : null],
  ])
}

function answering(contests: Command, open: Open): void {
  contests
    .command('answer')
    .argument('<contest>', contestArgument)
    .addArgument(new Argument('<status>', 'the answer').choices(contestStatuses.filter((one) => one !== 'pending')))
    .requiredOption('--text <text>', 'the answer in words, which the member reads')
    .option('--lines <file>', 'the assessed lines of the new decision, a JSON list (`-` reads stdin); where it changes')
    .description('answers a contest as the insurer: the member is told, and a difference is to be paid')
    .addHelpText(
      'after',
      '\nExamples:\n  coussinet contests answer ZR-2026-7K3QX9M2 upheld --text "…" --as c.moreau\n  coussinet contests answer ZR-2026-7K3QX9M2 changed --text "…" --lines lines.json',
    )
    .action((name: string, status: ContestAnswer['status'], { text, lines }: { text: string; lines?: string }) =>
      open(async ({ platform, clock, out, stdin }) => {
        const told = readTold(ContestAnswer, {
          status,
          text,
          ...(lines === undefined ? {} : { lines: await listIn(lines, stdin) }),
        })
        const held = await platform()
        const found = await naming(`contest ${name}`, () => contestByName(held.db, name, clock()))
        const contest = await naming(name, () => answerByOperator(held, found.id, told), {
          conflict: `The contest of ${name} is ${found.status}: it is answered once.`,
        })
        out.one(contest, `${contest.tracking_reference}: ${found.status} → ${contest.status}`)
      }),
    )
}

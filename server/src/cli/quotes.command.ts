import { quoteStatuses } from '@coussinet/contract/domain/quotes.ts'
import { AnswerQuote, type FiledQuote } from '@coussinet/contract/integration/quotes.ts'
import { Argument, type Command, Option } from 'commander'
import { answerQuoteByOperator, listedQuotes, quoteByName } from '#modules/operations/back-office/quotes.ts'
import { naming, parseInput, whole } from './runtime/command-errors.ts'
import { listIn } from './runtime/list-in.ts'
import type { OpenContext } from './runtime/run.ts'
import { facts, moment } from './runtime/table.ts'

/** `coussinet quotes`: lists vets' quotes, and answers them by hand. */
export function quotesCommand(program: Command, open: OpenContext): void {
  const quotes = program
    .command('quotes')
    .alias('quote')
    .description("lists, shows and answers vets' quotes for care to come")
    .addHelpText('after', '\nExample:\n  coussinet quotes list')
  listing(quotes, open)
  showing(quotes, open)
  answering(quotes, open)
}

type FiledQuoteStatus = FiledQuote['status']

const inEuros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`

function listing(quotes: Command, open: OpenContext): void {
  quotes
    .command('list')
    .description('lists quotes, the earliest filed first: those that wait for an answer')
    .addOption(
      new Option('--status <status>', 'those of another status')
        .choices(quoteStatuses.filter((status) => status !== 'draft'))
        .default('pending'),
    )
    .option('--limit <n>', 'how many at most', whole(1, 10_000), 50)
    .addHelpText('after', '\nExample:\n  coussinet quotes list --status answered')
    .action(({ status, limit }: { status: FiledQuoteStatus; limit: number }) =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        const count = await out.list(
          listedQuotes(db, { status, limit, now: clock() }),
          [
            { title: 'STATUS', of: (quote) => quote.status },
            { title: 'FILED', of: ({ submitted_at }) => submitted_at && moment(new Date(submitted_at)) },
            { title: 'ANSWER BY', of: ({ expected_by }) => expected_by },
            { title: 'CARE', of: ({ planned_on }) => planned_on },
            { title: 'QUOTED', of: ({ billed_cents }) => inEuros(billed_cents) },
            { title: 'RESERVED', of: ({ answer }) => answer && inEuros(answer.reserved_cents) },
            { title: 'UNTIL', of: ({ answer }) => answer && answer.valid_until },
            { title: 'MEMBER', of: ({ nevg }) => nevg },
            { title: 'ID', of: ({ id }) => id },
          ],
          'No quote is found.',
        )
        if (count === limit) out.say(`The first ${limit}: --limit shows more.`)
      }),
    )
}

function showing(quotes: Command, open: OpenContext): void {
  quotes
    .command('show')
    .argument('<quote>', 'its id')
    .description('shows a quote with its lines, its documents and what is left of the ceiling')
    .addHelpText('after', '\nExample:\n  coussinet quotes show 5b0c3a6e-2f6e-4c7e-9d53-0f3a0d9c5a11')
    .action((name: string) =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        const quote = await naming(`quote ${name}`, () => quoteByName(db, name, clock()))
        out.one(quote, wordsOf(quote))
      }),
    )
}

function wordsOf(quote: FiledQuote): string {
  const { answer, insured, refusal, request } = quote
  const ceiling = insured.limits?.ceiling
  return facts([
    ['id', quote.id],
    ['member', quote.nevg],
    ['status', quote.status],
    ['filed', quote.submitted_at && moment(new Date(quote.submitted_at))],
    ['answer by', quote.expected_by],
    ['animal', `${insured.name}, ${insured.formula.name} (${insured.id})`],
    ['care', `${quote.planned_on ?? ''}, ${quote.cause ?? ''}`],
    ['vet', quote.vet_name],
    ...quote.lines.map(
      ({ label, care_kind, billed_cents }) => ['line', `${label || care_kind}: ${inEuros(billed_cents)}`] as const,
    ),
    ...quote.files.map(({ name, id }) => ['file', `${name} (${id})`] as const),
    [
      'ceiling',
      ceiling
        ? `${inEuros(ceiling.remaining_cents)} left, ${inEuros(ceiling.reserved_cents)} reserved, of ${inEuros(ceiling.amount_cents)}`
        : null,
    ],
    ...(answer?.lines ?? []).map(
      ({ label, refunded_cents }) => ['agreed', `${label}: ${inEuros(refunded_cents)} refunded`] as const,
    ),
    ['until', answer && answer.valid_until],
    ['reserved', answer && inEuros(answer.reserved_cents)],
    ['conditions', answer && answer.conditions],
    ['refused', refusal && refusal.text],
    ['request', request && request.tracking_reference],
  ])
}

type QuotesCommandOptions = { until?: string; conditions?: string; reason?: string; lines?: string }

function answering(quotes: Command, open: OpenContext): void {
  quotes
    .command('answer')
    .argument('<quote>', 'its id')
    .addArgument(new Argument('<outcome>', 'the answer').choices(['agreed', 'refused']))
    .option('--until <day>', 'the last day on which the invoice can be filed under the agreement')
    .option('--conditions <text>', 'conditions of the agreement; the member reads them')
    .option('--reason <text>', 'why it is refused, or how your own amounts were computed; the member reads it')
    .option('--lines <file>', 'the lines as the insurer read them, a JSON list (`-` reads stdin); default the member’s')
    .description(
      'answers a quote as the insurer; the member is notified, and the agreed amount is reserved from the ceiling',
    )
    .addHelpText(
      'after',
      '\nExamples:\n  coussinet quotes answer 5b0c3a6e-… agreed --until 2026-12-31 --as c.moreau\n  coussinet quotes answer 5b0c3a6e-… refused --reason "…"',
    )
    .action(
      (name: string, outcome: AnswerQuote['outcome'], { until, conditions, reason, lines }: QuotesCommandOptions) =>
        open(async ({ platform, clock, out, stdin }) => {
          const answer = parseInput(AnswerQuote, {
            outcome,
            ...(until === undefined ? {} : { valid_until: until }),
            ...(conditions === undefined ? {} : { conditions }),
            ...(reason === undefined ? {} : { reason }),
            ...(lines === undefined ? {} : { lines: await listIn(lines, stdin) }),
          })
          const opened = await platform()
          const found = await naming(`quote ${name}`, () => quoteByName(opened.db, name, clock()))
          const conflict =
            found.status === 'pending'
              ? `The amounts of the quote ${name} pass what is left of the ceiling or of the package.`
              : `The quote ${name} is ${found.status}: it is answered once.`
          const quote = await naming(name, () => answerQuoteByOperator(opened, found.id, answer), { conflict })
          out.one(quote, `${quote.id}: ${found.status} → ${quote.status}`)
        }),
    )
}

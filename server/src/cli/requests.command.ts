import { exampleNevg } from '@coussinet/contract/brand/nevg-like.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { day } from '@coussinet/contract/fields/fields.ts'
import { filedStatuses, InsurerTransition, insurerMoves } from '@coussinet/contract/integration/refund-requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { Argument, type Command, Option } from 'commander'
import { memberByTypedNevg } from '#modules/operations/back-office/members.ts'
import {
  filedRequests,
  moveByOperator,
  type FiledRequestRow,
  payManually,
  filedRequestByReference,
  requestOfAnyMember,
} from '#modules/operations/back-office/requests.ts'
import { naming, whole, parseInput, wrongUsage } from './runtime/command-errors.ts'
import { listIn } from './runtime/list-in.ts'
import type { OpenContext } from './runtime/run.ts'
import { facts, moment } from './runtime/table.ts'

/** `coussinet requests`: lists filed requests, and answers them by hand. */
export function requestsCommand(program: Command, open: OpenContext): void {
  const requests = program
    .command('requests')
    .description('lists, shows, moves and pays requests for refunds')
    .addHelpText('after', '\nExample:\n  coussinet requests list --status pending')
  listing(requests, open)
  showing(requests, open)
  moving(requests, open)
  paying(requests, open)
}

function listing(requests: Command, open: OpenContext): void {
  requests
    .command('list')
    .description('lists filed requests, the latest change first')
    .addOption(new Option('--status <status>', 'those of one status').choices(filedStatuses))
    .option('--member <nevg>', 'those of one member')
    .option('--limit <n>', 'how many at most', whole(1, 10_000_000), 50)
    .addHelpText('after', `\nExample:\n  coussinet requests list --status action-done --member ${exampleNevg}`)
    .action(({ status, member, limit }: { status?: (typeof filedStatuses)[number]; member?: string; limit: number }) =>
      open(async ({ database, out }) => {
        const { db } = await database()
        const member_id =
          member === undefined ? null : await naming(`member ${member}`, () => memberByTypedNevg(db, member))
        const count = await out.list(
          filedRequests(db, { status: status ?? null, member_id, limit }),
          [
            { title: 'REFERENCE', of: ({ tracking_reference }) => tracking_reference },
            { title: 'STATUS', of: (request) => request.status },
            { title: 'CHANGED', of: ({ changed_at }) => moment(changed_at) },
            { title: 'FILED', of: ({ submitted_at }) => moment(submitted_at) },
            { title: 'CARE', of: ({ care_date }) => care_date },
            { title: 'MEMBER', of: ({ nevg, name }) => `${nevg} ${name}` },
            { title: 'ID', of: ({ request_id }) => request_id },
          ],
          'No request is found.',
        )
        if (count === limit) out.say(`The first ${limit}: --limit shows more.`)
      }),
    )
}

function showing(requests: Command, open: OpenContext): void {
  requests
    .command('show')
    .argument('<request>', 'its tracking reference or its id')
    .description('shows the member’s view of a request')
    .addHelpText('after', '\nExample:\n  coussinet requests show ZR-2026-7K3QX9M2')
    .action((name: string) =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        const row = await naming(`filed request ${name}`, () => filedRequestByReference(db, name))
        const request = await requestOfAnyMember(db, row, clock())
        out.one({ nevg: row.nevg, ...request }, wordsOf(row, request))
      }),
    )
}

function wordsOf(row: FiledRequestRow, request: RefundRequest): string {
  return facts([
    ['reference', request.tracking_reference],
    ['id', request.id],
    ['status', request.status],
    ['member', `${row.nevg} ${row.name}`],
    ['care', request.care_date && `${request.care_date}${request.cause === null ? '' : `, ${request.cause}`}`],
    ['invoice', request.invoice_number],
    ['vet', request.vet_name],
    ['to decide by', request.expected_by],
    [
      'refund',
      request.amount_to_refund_cents === null ? null : `${(request.amount_to_refund_cents / 100).toFixed(2)} EUR`,
    ],
    ['rejected', request.rejection && `${request.rejection.code}: ${request.rejection.text}`],
    ...request.animals.map(({ id, name }) => ['animal', `${name} (${id})`] as const),
    ...request.awaited.map(
      ({ reason_code, due_on, file_id }) =>
        ['awaited', `${reason_code} by ${due_on}${file_id === null ? '' : ', answered'}`] as const,
    ),
    ...request.files.map(
      ({ name, type, size, status }) => ['file', `${name} (${type}, ${Math.ceil(size / 1024)} KB, ${status})`] as const,
    ),
    ...request.timeline.flatMap(({ step, at }) => (at === null ? [] : [[step, moment(new Date(at))] as const])),
  ])
}

function moving(requests: Command, open: OpenContext): void {
  requests
    .command('move')
    .argument('<request>', 'its tracking reference or its id')
    .addArgument(new Argument('<status>', 'where to').choices(insurerMoves))
    .description('moves a request as the insurer; the member is notified, and refunds are computed from the lines')
    .option('--lines <file>', 'the assessed lines of the invoice, a JSON list (`-` reads stdin); for accepted')
    .option('--ask <file>', 'what to ask of the member, a JSON list (`-` reads stdin); for action-required')
    .option('--reason <code>', 'why it is rejected, such as duplicate')
    .option('--first-symptoms-on <day>', 'when the first symptoms appeared, YYYY-MM-DD; for a decision')
    .addHelpText(
      'after',
      '\nExamples:\n  coussinet requests move ZR-2026-7K3QX9M2 processing\n  coussinet requests move ZR-2026-7K3QX9M2 accepted --lines lines.json --as c.moreau\n  coussinet requests move ZR-2026-7K3QX9M2 rejected --reason duplicate',
    )
    .action(
      (
        name: string,
        to: InsurerTransition['to'],
        {
          lines,
          ask,
          reason,
          firstSymptomsOn,
        }: { lines?: string; ask?: string; reason?: string; firstSymptomsOn?: string },
      ) =>
        open(async ({ platform, out, stdin }) => {
          const wish = {
            to,
            ...(lines === undefined ? {} : { lines: await listIn(lines, stdin) }),
            ...(ask === undefined ? {} : { awaited: await listIn(ask, stdin) }),
            ...(reason === undefined ? {} : { rejection: { code: reason } }),
            ...(firstSymptomsOn === undefined ? {} : { first_symptoms_on: firstSymptomsOn }),
          }
          const move = parseInput(InsurerTransition, wish)
          const opened = await platform()
          const row = await naming(`filed request ${name}`, () => filedRequestByReference(opened.db, name))
          const status = await naming(name, () => moveByOperator(opened, row, move), {
            conflict: `${name} is ${row.status}: it cannot be moved to ${to}.`,
          })
          out.one(
            { request_id: row.request_id, tracking_reference: row.tracking_reference, from: row.status, status },
            `${row.tracking_reference}: ${row.status} → ${status}`,
          )
        }),
    )
}

function paying(requests: Command, open: OpenContext): void {
  requests
    .command('pay')
    .argument('<request>', 'its tracking reference or its id')
    .description('records that the refunds of an accepted request were paid; moves no money')
    .option('--on <day>', 'the day of the transfer, YYYY-MM-DD; default today')
    .addHelpText('after', '\nExample:\n  coussinet requests pay ZR-2026-7K3QX9M2 --on 2026-11-20')
    .action((name: string, { on }: { on?: string }) =>
      open(async ({ platform, clock, out }) => {
        const payment_date = on ?? toLocalDay(clock())
        if (!day.safeParse(payment_date).success) throw wrongUsage('--on takes a day such as 2026-11-20.')
        const opened = await platform()
        const row = await naming(`filed request ${name}`, () => filedRequestByReference(opened.db, name))
        const amount_cents = await naming(name, () => payManually(opened, row, payment_date), {
          conflict: `${name} has nothing to pay, or its payment is held.`,
        })
        out.one(
          { request_id: row.request_id, tracking_reference: row.tracking_reference, payment_date, amount_cents },
          `${row.tracking_reference}: ${(amount_cents / 100).toFixed(2)} EUR paid on ${payment_date}`,
        )
      }),
    )
}

import { exampleNevg } from '@coussinet/contract/brand/nevg-like.ts'
import type { Command } from 'commander'
import { memberByTypedNevg } from '#modules/operations/back-office/members.ts'
import { liftHold, listHolds, placeHold } from '#modules/privacy/retention/place-hold.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { naming, wrongUsage } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'
import { moment } from './runtime/table.ts'

/** `coussinet hold`: exempts a member's data from the daily sweep and from erasure. */
export function holdCommand(program: Command, open: OpenContext): void {
  program
    .command('hold')
    .argument('[nevg]', 'the customer number; without one, lists the holds')
    .argument('[state]', 'on or off')
    .description('retains the data of a member until a claim is settled: nothing is swept or erased')
    .option('--reason <text>', 'why, in a few words; the member reads it in the archive of their data')
    .addHelpText(
      'after',
      `\nNot retained: tokens and links (24 hours), and what was sent to the insurer’s systems (30 days).\n\nExample:\n  coussinet hold ${exampleNevg} on --reason "claim 2026/114 before the court of Lyon"\n  coussinet hold ${exampleNevg} off`,
    )
    .action((nevg: string | undefined, state: string | undefined, { reason }: { reason?: string }) =>
      open(async (context) => {
        const { out, clock } = context
        const { db } = await context.database()
        if (nevg === undefined) {
          await out.list(
            await listHolds(db),
            [
              { title: 'NUMBER', of: (row) => row.nevg },
              { title: 'SINCE', of: ({ placed_at }) => moment(placed_at) },
              { title: 'REASON', of: (row) => row.reason },
            ],
            'Nobody is held.',
          )
          return
        }
        if (state !== 'on' && state !== 'off') throw wrongUsage('Say on or off behind the customer number.')
        if (state === 'on' && !reason?.trim()) throw wrongUsage('Say why: --reason "…".')
        const at = clock()
        const changed = await naming(`member ${nevg}`, async () => {
          const member_id = await memberByTypedNevg(db, nevg)
          return inTransaction(db, (tx) =>
            state === 'on'
              ? placeHold(tx, { member_id, reason: reason?.trim() ?? '', at })
              : liftHold(tx, { member_id, at }),
          )
        })
        out.one(
          { nevg, held: state === 'on', changed },
          `${nevg} is ${changed ? '' : 'already '}${state === 'on' ? 'held' : 'not held'}.`,
        )
      }),
    )
}

import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  type InvitationWave,
  InvitationWish,
  invitationStates,
  longestWave,
} from '@coussinet/contract/integration/invitations.ts'
import { type Command, Option } from 'commander'
import {
  beginWave,
  getInvitedMember,
  steerWave,
  getInvitationWave,
  findInvitationWaves,
} from '#modules/accounts/invitations/invitations.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { auditOperation } from '#platform/records/audit.ts'
import { naming, parseInput, whole, wrongUsage } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'
import { facts, moment } from './runtime/table.ts'

const pace = whole(1, 100_000)

/** `coussinet invitations`: invites members without a password, in waves. */
export function invitationsCommand(program: Command, open: OpenContext): void {
  const invitations = program
    .command('invitations')
    .description('invites members without a password in waves of so many mails an hour, and shows the result of each')
    .addHelpText('after', '\nExample:\n  coussinet invitations list')
  listing(invitations, open)
  showing(invitations, open)
  beginning(invitations, open)
  steering(invitations, open)
  following(invitations, open)
}

const stateOf = ({ paused_at, done_at }: InvitationWave) => {
  if (done_at !== null) return 'done'
  return paused_at === null ? 'running' : 'paused'
}

function wordsOf(wave: InvitationWave): string {
  const { id, name, per_hour, begun_at, counts } = wave
  return facts([
    ['wave', id],
    ['name', name],
    ['state', stateOf(wave)],
    ['pace', `${per_hour} mails an hour`],
    ['begun', moment(new Date(begun_at))],
    ...Object.entries(counts).map(([state, count]): [string, string] => [state, String(count)]),
  ])
}

function listing(invitations: Command, open: OpenContext): void {
  invitations
    .command('list')
    .description('lists the latest waves')
    .addHelpText('after', '\nExample:\n  coussinet invitations list --json')
    .action(() =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        await out.list(
          await findInvitationWaves(db, { at: clock() }),
          [
            { title: 'WAVE', of: ({ id }) => id },
            { title: 'NAME', of: ({ name }) => name },
            { title: 'STATE', of: stateOf },
            { title: 'WAITING', of: ({ counts }) => String(counts.waiting) },
            { title: 'MAILED', of: ({ counts }) => String(counts.mailed) },
            { title: 'LAPSED', of: ({ counts }) => String(counts.lapsed) },
            { title: 'ACTIVE', of: ({ counts }) => String(counts.active) },
            { title: 'REFUSED', of: ({ counts }) => String(counts.refused) },
          ],
          'There is no wave yet.',
        )
      }),
    )
}

const unknownWave = (id: string) => `wave ${id}`

function showing(invitations: Command, open: OpenContext): void {
  invitations
    .command('show')
    .argument('<wave>', 'as `invitations list` shows it')
    .description('shows a wave, and how many of its members signed in')
    .addHelpText('after', '\nExample:\n  coussinet invitations show 6a1f0a52-0c1e-4c55-9c55-7f5b2d1f6a01')
    .action((id: string) =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        const wave = await naming(unknownWave(id), () => getInvitationWave(db, id, { at: clock() }))
        out.one(wave, wordsOf(wave))
      }),
    )
}

/** Reads customer numbers, one per line; ignores spaces and empty lines. */
async function numbersIn(path: string, stdin: NodeJS.ReadableStream): Promise<string[]> {
  const numbers: string[] = []
  for await (const line of createInterface({ input: path === '-' ? stdin : createReadStream(path) })) {
    const number = line.replaceAll(/\s/g, '')
    if (number !== '') numbers.push(number)
    if (numbers.length > longestWave)
      throw wrongUsage(`${path} holds more than ${longestWave} numbers: without --file all members are invited.`)
  }
  return numbers
}

type InvitationWaveOptions = { name: string; file?: string; again?: string; perHour: number }

function beginning(invitations: Command, open: OpenContext): void {
  invitations
    .command('begin')
    .description('starts a wave: all members without a password, those in a file, or those whose link expired unused')
    .requiredOption('--name <name>', 'name by which you know it')
    .addOption(new Option('--file <path>', 'customer numbers, one a line; - reads stdin').conflicts('again'))
    .option('--again <wave>', 'the members of that wave whose link expired unused')
    .option('--per-hour <n>', 'mails per hour', pace, 1000)
    .addHelpText(
      'after',
      '\nExample:\n  coussinet invitations begin --name "first thousand" --file numbers.txt --per-hour 500',
    )
    .action(({ name, file, again, perHour }: InvitationWaveOptions) =>
      open(async ({ database, clock, stdin, out }) => {
        const { db } = await database()
        const members = file === undefined ? undefined : await numbersIn(file, stdin)
        const wish = parseInput(InvitationWish, {
          name,
          per_hour: perHour,
          ...(members ? { members } : {}),
          ...(again === undefined ? {} : { again }),
        })
        const wave = await naming(unknownWave(again ?? ''), () =>
          inTransaction(db, async (tx) => {
            const begun = await beginWave(tx, wish, { at: clock() })
            await auditOperation(tx, { action: 'invitations.begun', at: clock(), subject_id: begun.id })
            return begun
          }),
        )
        out.one(wave, wordsOf(wave))
        for (const nevg of wave.unknown) out.say(`${nevg} is nobody’s number.`)
        if (wave.counts.waiting === 0)
          out.say('Nobody is left to be invited: they have a password, or a link that still works.')
      }),
    )
}

function steering(invitations: Command, open: OpenContext): void {
  const steer = (id: string, change: { paused: boolean; per_hour?: number | undefined }) =>
    open(async ({ database, clock, out }) => {
      const { db } = await database()
      const wave = await naming(
        unknownWave(id),
        () =>
          inTransaction(db, async (tx) => {
            const action = change.paused ? 'invitations.paused' : 'invitations.resumed'
            await auditOperation(tx, { action, at: clock(), subject_id: id })
            return steerWave(tx, id, { ...change, at: clock() })
          }),
        { conflict: `The wave ${id} is done.` },
      )
      out.one(wave, wordsOf(wave))
    })
  invitations
    .command('pause')
    .argument('<wave>', 'as `invitations list` shows it')
    .description('pauses a wave; pending invitations stay pending')
    .addHelpText('after', '\nExample:\n  coussinet invitations pause 6a1f0a52-0c1e-4c55-9c55-7f5b2d1f6a01')
    .action((id: string) => steer(id, { paused: true }))
  invitations
    .command('resume')
    .argument('<wave>', 'as `invitations list` shows it')
    .description('resumes a paused wave')
    .option('--per-hour <n>', 'mails per hour', pace)
    .addHelpText(
      'after',
      '\nExample:\n  coussinet invitations resume 6a1f0a52-0c1e-4c55-9c55-7f5b2d1f6a01 --per-hour 200',
    )
    .action((id: string, { perHour }: { perHour?: number }) => steer(id, { paused: false, per_hour: perHour }))
}

type InvitedMember = Awaited<ReturnType<typeof getInvitedMember>>['data'][number]

function following(invitations: Command, open: OpenContext): void {
  invitations
    .command('members')
    .argument('<wave>', 'as `invitations list` shows it')
    .description('lists the members of a wave')
    .addOption(new Option('--state <state>', 'those alone').choices(invitationStates))
    .addHelpText(
      'after',
      '\nExample:\n  coussinet invitations members 6a1f0a52-0c1e-4c55-9c55-7f5b2d1f6a01 --state lapsed',
    )
    .action((id: string, { state }: { state?: InvitedMember['state'] }) =>
      open(async ({ database, clock, out }) => {
        const { db } = await database()
        const found: InvitedMember[] = []
        let cursor: string | undefined
        do {
          const page = await naming(unknownWave(id), () =>
            getInvitedMember(db, id, { limit: 100, cursor, state }, { at: clock() }),
          )
          found.push(...page.data)
          cursor = page.next_cursor ?? undefined
        } while (cursor !== undefined)
        await out.list(
          found,
          [
            { title: 'NUMBER', of: ({ nevg }) => nevg },
            { title: 'STATE', of: (one) => one.state },
            { title: 'MAILED', of: ({ mailed_at }) => moment(mailed_at === null ? null : new Date(mailed_at)) },
          ],
          'The wave has no such member.',
        )
      }),
    )
}

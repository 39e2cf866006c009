import { exampleNevg } from '@coussinet/contract/brand/nevg-like.ts'
import { formatSignatory, memberName } from '@coussinet/contract/domain/members.ts'
import type { Command } from 'commander'
import { disableMember, enableMember } from '#modules/accounts/session/disabling.ts'
import { inviteMember } from '#modules/accounts/session/recovery/invite.ts'
import { deletePending } from '#modules/contributions/delete-pending.ts'
import { inUnit } from '#modules/notifications/notifications.ts'
import { describeMember, memberByTypedNevg, searchMembers } from '#modules/operations/back-office/members.ts'
import { naming, whole } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'
import { facts, moment, table } from './runtime/table.ts'

/** `coussinet members`: finds members, and opens or closes their accounts. */
export function membersCommand(program: Command, open: OpenContext): void {
  const members = program
    .command('members')
    .description('lists, shows, disables, enables and invites members')
    .addHelpText('after', '\nExample:\n  coussinet members list carpentier')
  listing(members, open)
  showing(members, open)
  closing(members, open)
  inviting(members, open)
}

function listing(members: Command, open: OpenContext): void {
  members
    .command('list')
    .argument('[search]', 'a customer number, an e-mail address, or a part of the name')
    .description('lists members by name, or those that match a search')
    .option('--disabled', 'only disabled accounts')
    .option('--limit <n>', 'how many at most', whole(1, 100_000), 50)
    .addHelpText('after', '\nExample:\n  coussinet members list carpentier --json')
    .action((search: string | undefined, { disabled = false, limit }: { disabled?: boolean; limit: number }) =>
      open(async ({ database, out }) => {
        const { db } = await database()
        const found = await searchMembers(db, { words: search?.trim() || null, disabled, limit })
        await out.list(
          found,
          [
            { title: 'NUMBER', of: ({ nevg }) => nevg },
            { title: 'NAME', of: memberName },
            { title: 'E-MAIL', of: ({ email }) => email },
            { title: 'CONTRACT', of: ({ contract_number }) => contract_number },
            { title: 'STATUS', of: ({ contract_status }) => contract_status },
            { title: 'DISABLED', of: ({ disabled_at }) => moment(disabled_at) },
          ],
          'No member is found.',
        )
        if (found.length === limit) out.say(`The first ${limit}: --limit shows more.`)
      }),
    )
}

function showing(members: Command, open: OpenContext): void {
  members
    .command('show')
    .argument('<nevg>', 'the customer number')
    .description('shows a member without secrets: contact, contract, animals, accounts (masked), pending items')
    .addHelpText('after', `\nExample:\n  coussinet members show ${exampleNevg}`)
    .action((nevg: string) =>
      open(async ({ database, out }) => {
        const { db } = await database()
        const member = await naming(`member ${nevg}`, async () => describeMember(db, await memberByTypedNevg(db, nevg)))
        out.one(member, wordsOf(member))
      }),
    )
}

type DescribedAnimal = Awaited<ReturnType<typeof describeMember>>['animals'][number]

function wordsOf(member: Awaited<ReturnType<typeof describeMember>>): string {
  const { contract, debit, refund_account } = member
  const account = (one: { iban: string; holder: string } | null) => one && `${one.iban} (${one.holder})`
  const lines = facts([
    ['number', member.nevg],
    ['id', member.member_id],
    ['name', memberName(member)],
    ['signatory', formatSignatory(member)],
    ['e-mail', member.email + (member.pending_email === null ? '' : ` (waits for its link: ${member.pending_email})`)],
    ['mobile', member.mobile],
    ['landline', member.landline],
    [
      'address',
      [member.line1, member.line2, member.line3, member.line4, `${member.postal_code} ${member.city}`, member.country]
        .filter(Boolean)
        .join(', '),
    ],
    ['language', member.locale],
    [
      'contract',
      contract &&
        `${contract.contract_number}, ${contract.status}, from ${contract.effective_date}${contract.end_date === null ? '' : ` to ${contract.end_date}`}`,
    ],
    [
      'amount due',
      contract && contract.amount_due_cents > 0 ? `${(contract.amount_due_cents / 100).toFixed(2)} EUR` : null,
    ],
    ['debited from', account(debit)],
    ['refunded to', account(refund_account)],
    [
      'account',
      member.disabled_at
        ? `disabled since ${moment(member.disabled_at)}`
        : member.has_password
          ? 'open'
          : 'has never chosen a password',
    ],
    ['frozen', moment(member.frozen_at)],
    ['passkeys', member.passkeys],
    [
      'sessions',
      `${member.open_sessions} open${member.last_used_at === null ? '' : `, last used ${moment(member.last_used_at)}`}`,
    ],
    [
      'requests',
      Object.entries(member.requests)
        .map(([status, count]) => `${count} ${status}`)
        .join(', '),
    ],
    ['messages', member.waiting_messages > 0 ? `${member.waiting_messages} wait to be sent` : null],
  ])
  if (member.animals.length === 0) return lines
  const columns = [
    { title: 'ANIMAL', of: ({ name }: DescribedAnimal) => name },
    { title: 'KIND', of: ({ type, breed }: DescribedAnimal) => `${type}, ${breed}` },
    { title: 'FORMULA', of: ({ formula }: DescribedAnimal) => formula },
    { title: 'COVERED FROM', of: ({ cover_start }: DescribedAnimal) => cover_start },
    { title: 'ICAD', of: ({ icad }: DescribedAnimal) => icad },
  ]
  return `${lines}\n\n${table(member.animals, columns)}`
}
function closing(members: Command, open: OpenContext): void {
  for (const [word, closes, description] of [
    ['disable', true, 'closes a member’s account: every session, link and code ends at once'],
    ['enable', false, 'opens a closed account again; what was ended stays so'],
  ] as const)
    members
      .command(word)
      .argument('<nevg>', 'the customer number')
      .description(description)
      .addHelpText('after', `\nExample:\n  coussinet members ${word} ${exampleNevg}`)
      .action((nevg: string) =>
        open(async ({ platform, out }) => {
          const opened = await platform()
          const member_id = await naming(`member ${nevg}`, () => memberByTypedNevg(opened.db, nevg))
          const changed = await (closes
            ? disableMember(opened, member_id, deletePending)
            : enableMember(opened, member_id))
          out.one({ nevg, disabled: closes, changed }, `${nevg} is ${changed ? '' : 'already '}${word}d.`)
        }),
      )
}

function inviting(members: Command, open: OpenContext): void {
  members
    .command('invite')
    .argument('<nevg>', 'the customer number')
    .description('mails a member without a password a link to choose one, valid for 24 hours')
    .addHelpText('after', '\nExample:\n  coussinet members invite 486000199')
    .action((nevg: string) =>
      open(async ({ platform, out }) => {
        const opened = await platform()
        const texts = {
          conflict: `${nevg} has an active account: the link for a forgotten password is asked for on the sign-in page.`,
          expired: `${nevg} is disabled.`,
        }
        const { email, expires_at } = await naming(
          `member ${nevg}`,
          async () => {
            const member_id = await memberByTypedNevg(opened.db, nevg)
            return inUnit(opened, { member_id, actor: 'insurer' }, (tx) => inviteMember(tx, opened))
          },
          texts,
        )
        out.one(
          { nevg, email, expires_at },
          `${nevg} is invited: the link leaves for ${email}, and works until ${moment(expires_at)}.`,
        )
      }),
    )
}

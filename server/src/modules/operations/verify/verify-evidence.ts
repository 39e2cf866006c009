import type { Db } from '#platform/db/db.ts'
import { hash } from '#platform/crypto/keys.ts'
import { chainsAfter, chainsOf } from '#modules/signing/signing.ts'
import { chainFaults, type ChainLine, type Fault, readAs } from './fault.ts'
import {
  openPapers,
  type ProvenAccount,
  provenAccounts,
  sentCodes,
  type SignedMandate,
  signedMandates,
  signersAfter,
} from './kept.store.ts'
import { mandateFaults } from './mandate-faults.ts'
import { textOf } from '@coussinet/contract/signing/signed-text.ts'
import * as z from 'zod/mini'
import { accountTextVersion, requestParts } from '#modules/contributions/contributions.ts'

export type Verified = { members: number; lines: number; faults: Fault[] }

const membersAtOnce = 100

/**
 * Follows every chain of evidence link by link, and compares what was signed with what it tells. Changes nothing, and
 * reads one moment of the database, so that it may run beside the portal. `members` and `lines` count those with evidence.
 */
export async function verifyEvidence(db: Db, told: (members: number) => void = () => {}): Promise<Verified> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const found: Verified = { members: 0, lines: 0, faults: [] }
      let page = await membersAfter(trx, null)
      while (page.length > 0) {
        const { members, lines, faults } = await verifyMembers(trx, page)
        found.members += members
        found.lines += lines
        found.faults.push(...faults)
        told(page.length)
        page = await membersAfter(trx, page.at(-1) ?? null)
      }
      return found
    })
}

/** The next members with a chain, or with something that asks for one. */
async function membersAfter(db: Db, member_id: string | null): Promise<string[]> {
  const members = [
    ...(await chainsAfter(db, member_id, membersAtOnce)),
    ...(await signersAfter(db, member_id, membersAtOnce)),
  ]
  return [...new Set(members)].toSorted().slice(0, membersAtOnce)
}

async function verifyMembers(db: Db, member_ids: readonly string[]): Promise<Verified> {
  const lines = await chainsOf(db, member_ids)
  const chains = Map.groupBy(lines, ({ member_id }) => member_id)
  const chainOf = (member_id: string) => chains.get(member_id) ?? []
  const mandates = await signedMandates(db, member_ids)
  const papers = await openPapers(db, member_ids)
  const accounts = await provenAccounts(db, member_ids)
  const codes = await sentCodes(db, member_ids)
  const faults = [
    ...[...chains.values()].flatMap(chainFaults),
    ...mandates.flatMap((mandate) => mandateFaults(mandate, chainOf(mandate.member_id))),
    ...papers
      .filter(({ bytes, sha256 }) => !hash(Buffer.from(bytes)).equals(sha256))
      .map(({ member_id, mandate_id }): Fault => ({ member_id, what: 'paper', where: mandate_id })),
    ...accounts.flatMap((account) => accountFaults(account, chainOf(account.member_id), mandates)),
    ...codes.flatMap((code) => codeFaults(code, chainOf(code.member_id))),
  ]
  return { members: chains.size, lines: lines.length, faults }
}

type Code = Awaited<ReturnType<typeof sentCodes>>[number]

/** Tells whether the chain tells of a code's sending, of each wrong guess, and of its use: a tail that was cut off shows here. */
function codeFaults({ member_id, signature_id, attempts, status }: Code, lines: readonly ChainLine[]): Fault[] {
  // As text, so that a record which was damaged is no reason to stop.
  const told = (kind: string) =>
    lines.filter((line) => line.kind === kind && line.record.includes(`"signature_id":"${signature_id}"`)).length
  const isTold =
    told('code_sent') === 1 && told('code_failed') === attempts && told('signed') === (status === 'used' ? 1 : 0)
  return isTold ? [] : [{ member_id, what: 'missing', where: signature_id }]
}

const Signed = z.object({ subject: z.string(), text_sha256: z.string(), text_version: z.string() })

/** Tells whether an account for refunds is the one that a code confirmed, by itself or with a mandate that is still kept. */
function accountFaults(
  account: ProvenAccount,
  lines: readonly ChainLine[],
  mandates: readonly SignedMandate[],
): Fault[] {
  const { member_id, refund_account_id, evidence_hash } = account
  const line = lines.find((one) => one.kind === 'signed' && Buffer.from(one.hash).equals(evidence_hash))
  if (!line) return [{ member_id, what: 'missing', where: refund_account_id }]
  const told = readAs(Signed, line.record)
  const mandate = mandates.find(({ mandate_id }) => mandate_id === line.subject_id)
  const isSame =
    told?.subject !== 'mandate' || !mandate
      ? isConfirmed(account, told)
      : mandate.iban === account.iban && mandate.bic === account.bic && mandate.holder === account.holder
  return isSame ? [] : [{ member_id, what: 'account', where: refund_account_id }]
}

const languages = ['fr', 'it'] as const

/** The text is made anew of the row; one of an earlier wording cannot be. */
function isConfirmed(account: ProvenAccount, told: z.infer<typeof Signed> | null): boolean {
  if (told?.subject !== 'refund_account' || told.text_version !== accountTextVersion) return true
  return languages.some(
    (language) => hash(textOf(requestParts(language, account, 'whole'))).toString('hex') === told.text_sha256,
  )
}

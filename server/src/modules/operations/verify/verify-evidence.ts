import { findMembersWithChains, findChains } from '#modules/signing/signing.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { accountFaults } from './account-faults.ts'
import { chainFaults } from './chain-faults.ts'
import { codeFaults } from './code-faults.ts'
import type { EvidenceFault } from './fault.ts'
import { openPapers, provenAccounts, sentCodes, signedMandates, signersAfter } from './kept.store.ts'
import { mandateFaults } from './mandate-faults.ts'
import { proofFaults } from './proof-faults.ts'

export type EvidenceResult = { members: number; lines: number; faults: EvidenceFault[] }

const membersAtOnce = 100

/**
 * Verifies every evidence chain link by link, and compares stored signatures with it. Changes nothing, and reads one
 * snapshot, so it can run beside the portal. `members` and `lines` count those with evidence.
 */
export async function verifyEvidence(db: Db, onCount: (members: number) => void = () => {}): Promise<EvidenceResult> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const found: EvidenceResult = { members: 0, lines: 0, faults: [] }
      let page = await membersAfter(tx, null)
      while (page.length > 0) {
        const { members, lines, faults } = await verifyMembers(tx, page)
        found.members += members
        found.lines += lines
        found.faults.push(...faults)
        onCount(page.length)
        page = await membersAfter(tx, page.at(-1) ?? null)
      }
      return found
    })
}

async function membersAfter(db: Db, member_id: string | null): Promise<string[]> {
  const members = [
    ...(await findMembersWithChains(db, member_id, membersAtOnce)),
    ...(await signersAfter(db, member_id, membersAtOnce)),
  ]
  return [...new Set(members)].toSorted().slice(0, membersAtOnce)
}

async function verifyMembers(db: Db, member_ids: readonly string[]): Promise<EvidenceResult> {
  const lines = await findChains(db, member_ids)
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
      .map(({ member_id, mandate_id }): EvidenceFault => ({ member_id, what: 'paper', where: mandate_id })),
    ...accounts.flatMap((account) => accountFaults(account, chainOf(account.member_id), mandates)),
    ...codes.flatMap((code) => codeFaults(code, chainOf(code.member_id))),
    ...(await proofFaults(db, member_ids, chainOf)),
  ]
  return { members: chains.size, lines: lines.length, faults }
}

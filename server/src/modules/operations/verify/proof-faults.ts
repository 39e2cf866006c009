import * as z from 'zod/mini'
import { findProofLinesOfMembers, isProven, readRoots } from '#modules/signing/signing.ts'
import type { Db } from '#platform/db/db.ts'
import type { ChainLine } from './chain-faults.ts'
import { type EvidenceFault, readAs } from './fault.ts'
import { decidedRefunds } from './kept.store.ts'

const Decided = z.object({
  refunds: z.array(z.object({ refund_id: z.string(), billed_cents: z.number(), refunded_cents: z.number() })),
})

/** Compares chains with the entries of the log that hold them, and refunds with the last line that decided them. */
export async function proofFaults(
  db: Db,
  member_ids: readonly string[],
  chainOf: (member_id: string) => readonly ChainLine[],
): Promise<EvidenceFault[]> {
  const places = await findProofLinesOfMembers(db, member_ids)
  const roots = places.length === 0 ? new Map<number, never>() : await readRoots(db)
  const faults: EvidenceFault[] = []
  for (const { member_id, position, ...place } of places) {
    const line = chainOf(member_id).find((one) => one.position === position)
    if (line && !(await isProven({ hash: line.hash, ...place }, roots)))
      faults.push({ member_id, what: 'proof', where: position })
  }
  for (const { member_id, request_id, refund_id, billed_cents, refunded_cents } of await decidedRefunds(
    db,
    member_ids,
  )) {
    const line = chainOf(member_id).findLast((one) => one.kind === 'decided' && one.subject_id === request_id)
    const known = line && readAs(Decided, line.record)?.refunds.find((one) => one.refund_id === refund_id)
    if (known && (known.billed_cents !== billed_cents || known.refunded_cents !== refunded_cents))
      faults.push({ member_id, what: 'decision', where: refund_id })
  }
  return faults
}

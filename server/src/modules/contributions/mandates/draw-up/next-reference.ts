import { creditor } from '#platform/paper/insurer.ts'
import type { Db } from '#platform/db.ts'
import { takeMandateNumber } from '#modules/policy/policy.ts'
import { findReferences } from '../mandates.store.ts'

/** A unique mandate reference (UMR) of the member: the prefix, 412703584-002, then 003; one that was given is never given again. */
export async function nextReference(db: Db, { id, nevg }: { id: string; nevg: string }): Promise<string> {
  const prefix = `${creditor.reference_prefix}-${nevg}-`
  const numbers = (await findReferences(db, id))
    .filter((umr) => umr.startsWith(prefix))
    .map((umr) => Number(umr.slice(prefix.length)))
  const kept = Math.max(0, ...numbers.filter(Number.isInteger))
  return `${prefix}${String(await takeMandateNumber(db, id, kept)).padStart(3, '0')}`
}

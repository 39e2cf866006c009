import type { ChainLine } from './chain-faults.ts'
import type { EvidenceFault } from './fault.ts'
import { sentCodes } from './kept.store.ts'

type SentCode = Awaited<ReturnType<typeof sentCodes>>[number]

/**
 * Tells whether the chain has lines for a code's sending, each wrong attempt and its use: shows that the end of a chain
 * was cut off.
 */
export function codeFaults(
  { member_id, signature_id, attempts, status }: SentCode,
  lines: readonly ChainLine[],
): EvidenceFault[] {
  // As text, so that a damaged record does not stop the run.
  const countLines = (kind: string) =>
    lines.filter((line) => line.kind === kind && line.record.includes(`"signature_id":"${signature_id}"`)).length
  const isTold =
    countLines('code_sent') === 1 &&
    countLines('code_failed') === attempts &&
    countLines('signed') === (status === 'used' ? 1 : 0)
  return isTold ? [] : [{ member_id, what: 'missing', where: signature_id }]
}

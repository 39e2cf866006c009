import * as z from 'zod/mini'
import type { EvidenceEntry } from '#modules/signing/signing.ts'
import type { MandateProof } from './paper-mandate.ts'

// Fields of a signature's evidence that are printed on its mandate; times are ISO texts in UTC.
const Signed = z.object({
  signature_id: z.string(),
  sent_at: z.string(),
  failed_at: z.array(z.string()),
  validated_at: z.string(),
  address: z.string(),
  user_agent: z.string(),
  text_sha256: z.string(),
  paper_sha256: z.string(),
  text_version: z.string(),
})

/** Reads a mandate's signature from its evidence; null if there is none. */
export function readMandateProof(evidence: readonly EvidenceEntry[]): MandateProof | null {
  const line = evidence.findLast(({ kind }) => kind === 'signed')
  if (!line) return null
  const { sent_at, failed_at, validated_at, ...rest } = Signed.parse(line.record)
  return {
    ...rest,
    code_sent_at: new Date(sent_at),
    code_validated_at: new Date(validated_at),
    wrong_tries: failed_at.length,
    position: line.position,
    hash: line.hash.toString('hex'),
    check: null,
  }
}

import { SignedParts, formatSignedText } from '@coussinet/contract/signed-text.ts'
import * as z from 'zod/mini'
import { hash } from '#platform/crypto/keys.ts'
import type { ChainLine } from './chain-faults.ts'
import { type EvidenceFault, readAs } from './fault.ts'
import type { SignedMandate } from './kept.store.ts'

const Signed = z.object({
  text_sha256: z.string(),
  paper_sha256: z.nullable(z.string()),
  mode: z.string(),
  recipient: z.string(),
})

export function mandateFaults(mandate: SignedMandate, lines: readonly ChainLine[]): EvidenceFault[] {
  const { member_id, mandate_id, evidence_hash } = mandate
  const line = lines.find(
    (one) =>
      one.kind === 'signed' &&
      one.subject_id === mandate_id &&
      evidence_hash !== null &&
      Buffer.from(one.hash).equals(evidence_hash),
  )
  if (!line) return [{ member_id, what: 'missing', where: mandate_id }]
  const signed = readAs(Signed, line.record)
  // A record that cannot be parsed was changed, and the chain shows it.
  if (!signed) return []
  const faults: EvidenceFault['what'][] = [
    ...(isAsSigned(mandate, signed, line.at) ? [] : ['mandate' as const]),
    ...(isPaper(mandate, signed) ? [] : ['paper' as const]),
  ]
  return faults.map((what) => ({ member_id, what, where: mandate_id }))
}

type SignedRecord = z.infer<typeof Signed>

function isAsSigned(mandate: SignedMandate, signed: SignedRecord, at: Date): boolean {
  const {
    parts,
    text_sha256,
    signature_mode,
    signature_recipient,
    signed_at,
    umr,
    iban,
    bic,
    holder,
    line1,
    on_behalf_of,
    signatory,
  } = mandate
  const read = parts === null ? null : readAs(SignedParts, parts)
  if (!read || text_sha256 === null) return false
  const isText = [hash(formatSignedText(read)), Buffer.from(text_sha256)].every(
    (digest) => digest.toString('hex') === signed.text_sha256,
  )
  const isSigning =
    signature_mode === signed.mode && signature_recipient === signed.recipient && signed_at?.getTime() === at.getTime()
  // The row matches the text if each of these is one of its lines.
  const shown = new Set(read.facts.flatMap(({ lines }) => lines.map(bare)))
  const isRow = [umr, iban, bic, holder, line1, on_behalf_of, signatory].every(
    (text) => text === null || shown.has(bare(text)),
  )
  return isText && isSigning && isRow
}

const bare = (text: string) => text.replaceAll(/\s/g, '')

function isPaper({ bytes, paper_sha256 }: SignedMandate, signed: SignedRecord): boolean {
  if (signed.paper_sha256 === null) return bytes === null
  return (
    bytes !== null &&
    paper_sha256 !== null &&
    [hash(Buffer.from(bytes)), Buffer.from(paper_sha256)].every(
      (digest) => digest.toString('hex') === signed.paper_sha256,
    )
  )
}

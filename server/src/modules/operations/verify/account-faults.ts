import { languageTags } from '@coussinet/contract/domain/languages.ts'
import { formatSignedText } from '@coussinet/contract/signed-text.ts'
import * as z from 'zod/mini'
import { accountTextVersion, requestParts } from '#modules/contributions/contributions.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { ChainLine } from './chain-faults.ts'
import { type EvidenceFault, readAs } from './fault.ts'
import type { ProvenAccount, SignedMandate } from './kept.store.ts'

const Signed = z.object({ subject: z.string(), text_sha256: z.string(), text_version: z.string() })

/**
 * Tells whether a refund account is the one that a code confirmed, by itself or with a mandate that is still stored.
 */
export function accountFaults(
  account: ProvenAccount,
  lines: readonly ChainLine[],
  mandates: readonly SignedMandate[],
): EvidenceFault[] {
  const { member_id, refund_account_id, evidence_hash } = account
  const line = lines.find((one) => one.kind === 'signed' && Buffer.from(one.hash).equals(evidence_hash))
  if (!line) return [{ member_id, what: 'missing', where: refund_account_id }]
  const signed = readAs(Signed, line.record)
  const mandate = mandates.find(({ mandate_id }) => mandate_id === line.subject_id)
  const isSame =
    signed?.subject !== 'mandate' || !mandate
      ? isConfirmed(account, signed)
      : mandate.iban === account.iban && mandate.bic === account.bic && mandate.holder === account.holder
  return isSame ? [] : [{ member_id, what: 'account', where: refund_account_id }]
}

/** Rebuilds the text from the row; impossible for an earlier wording. */
function isConfirmed(account: ProvenAccount, signed: z.infer<typeof Signed> | null): boolean {
  if (signed?.subject !== 'refund_account' || signed.text_version !== accountTextVersion) return true
  return languageTags.some(
    (language) =>
      hash(formatSignedText(requestParts(language, account, 'whole'))).toString('hex') === signed.text_sha256,
  )
}

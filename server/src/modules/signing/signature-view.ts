import type { Signature } from '@coussinet/contract/signatures.ts'
import { isUnexpired } from '#platform/db/expiry.ts'
import { mostAttempts, resendPause } from './one-time-code.ts'
import type { SignatureRow } from './signatures.store.ts'

type SignatureColumns = Pick<
  SignatureRow,
  'signature_id' | 'mode' | 'recipient' | 'sent_at' | 'expires_at' | 'attempts'
>

export function toSignature({
  signature_id,
  mode,
  recipient,
  sent_at,
  expires_at,
  attempts,
}: SignatureColumns): Signature {
  return {
    id: signature_id,
    mode,
    recipient,
    expires_at: expires_at.toISOString(),
    resend_after: new Date(sent_at.getTime() + resendPause).toISOString(),
    attempts_left: mostAttempts - attempts,
  }
}

export function isOver(
  { status, sent_at, expires_at }: Pick<SignatureRow, 'status' | 'sent_at' | 'expires_at'>,
  at: Date,
): boolean {
  return status !== 'sent' || !isUnexpired({ created_at: sent_at, expires_at }, at)
}

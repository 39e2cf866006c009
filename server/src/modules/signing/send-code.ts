import type { Signature, Signing } from '@coussinet/contract/signatures.ts'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { withUnit } from '#modules/notifications/notifications.ts'
import { Problem } from '#platform/core/problem.ts'
import type { Transact } from '#platform/db/transaction.ts'
import type { Member } from '#platform/http/access.ts'
import type { Platform } from '#platform/portal.ts'
import { callerForEvidence } from './codes.ts'
import { createCode } from './create-code.ts'
import type { Signable } from './subject.ts'

type SendCodeInput = {
  signable: Signable
  id: string
  asked: z.infer<typeof Signing>
  request: FastifyRequest
  transact: Transact
  /** returns the hash that the password matches; throws for a wrong password */
  verifyPassword: (platform: Platform, member_id: string, current_password: string) => Promise<string | null>
}

/**
 * Sends a code to the subject's signer; the subject's earlier one is replaced. Throws `not_found`; `conflict` when another
 * text was shown; `validation_failed` at `mode` (`no_contact`, `contact_too_recent`) or `current_password`; `too_many_requests`.
 */
export async function sendCode(
  platform: Platform,
  member: Member,
  { signable, id, asked, request, transact, verifyPassword }: SendCodeInput,
): Promise<Signature> {
  const { log } = platform
  const { mode, sha256, current_password } = asked
  let is_last = false
  const make = (proven: string | null) =>
    transact(
      withUnit(platform, { member_id: member.id }, async (tx) => {
        const made = await createCode(tx, platform, {
          member,
          signable,
          id,
          mode,
          sha256,
          proven,
          caller: callerForEvidence(request),
        })
        is_last = made.is_last
        return made.signature
      }),
    )
  try {
    const signature = await make(null).catch(async (error: unknown) => {
      if (current_password === undefined || !isTooRecent(error)) throw error
      // Verified outside the transaction, because it is slow; then everything is checked again.
      return make(await verifyPassword(platform, member.id, current_password))
    })
    log.info({ event: 'code_sent', member_id: member.id, signature_id: signature.id, mode }, 'a code was sent')
    if (is_last)
      log.error(
        { event: 'sms_codes_spent', limit: platform.config.sms_codes },
        'no more codes leave by SMS today: the limit of the portal is reached',
      )
    return signature
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests')
      log.warn({ event: 'code_limited', member_id: member.id, mode }, 'a code must wait')
    throw error
  }
}

const isTooRecent = (error: unknown) =>
  error instanceof Problem && error.more.errors?.['mode']?.includes('contact_too_recent')

import { messageKeys } from '@coussinet/contract/fields/fields.ts'
import { NewPassword } from '@coussinet/contract/forms.ts'
import { resetPassword as resetPasswordEndpoint } from '@coussinet/contract/session.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'
import { startSession } from '#platform/calls/session.ts'
import { fieldSentences } from '#platform/form/field-sentences.ts'
import { report } from '#platform/page/report-failure.ts'

/** The sentence of each field that does not fit, by its name; none when the password may be sent. */
export function wrongFields(typed: NewPassword, language: Language): Record<string, string> {
  const { errors, params } = messageKeys(NewPassword.safeParse(typed).error?.issues ?? [], typed)
  return fieldSentences(errors, params, language)
}

/** Sets the password by a mailed link and signs in; a failure is reported and thrown on. */
export async function resetPassword(body: NewPassword): Promise<void> {
  try {
    startSession(await call(resetPasswordEndpoint, { body }))
  } catch (error) {
    report(error, { action: 'reset-password' })
    throw error
  }
}

/** Tells whether the link no longer works: expired, used, or unknown. */
export const isLinkDead = (error: unknown) => hasCode(error, 'expired') || hasCode(error, 'not_found')

import { messageKeys } from '@coussinet/contract/fields/fields.ts'
import { activateAccount, forgotPassword } from '@coussinet/contract/session.ts'
import { nevg, wellFormedUsername } from '@coussinet/contract/usernames.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { call } from '#platform/calls/call.ts'
import { fieldSentences } from '#platform/form/field-sentences.ts'

const schemas = { forgot: wellFormedUsername, activation: nevg }
const endpoints = { forgot: forgotPassword, activation: activateAccount }

/** The two links that a guest may request: for a forgotten password, and for a first connection. */
export type LinkKind = keyof typeof schemas

/** Reads the username in the server's form, or the error message for what was typed. */
export function readUsername(
  kind: LinkKind,
  typed: string,
  language: Language,
): { username: string } | { wrong: string } {
  const read = schemas[kind].safeParse(typed)
  if (read.success) return { username: read.data }
  const { errors, params } = messageKeys(read.error.issues, typed)
  return { wrong: fieldSentences(errors, params, language)[''] ?? '' }
}

/** Asks for the link; the answer is the same whether or not the account exists. Throws an `ApiProblem`. */
export async function requestLink(kind: LinkKind, username: string): Promise<void> {
  await call(endpoints[kind], { body: { username } })
}

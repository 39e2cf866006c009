import { line, typedPassword } from '@coussinet/contract/fields.ts'
import { both, readWith, type Reading } from '#platform/form/reading.ts'

const passkeyName = line(60)

/** The name of a passkey, or what is wrong with it at `name`. */
export const readName = (name: string): Reading<string> => readWith(passkeyName, name, 'name')

/** What making a passkey needs; the password is looked at when it is asked for. */
export function readNewPasskey(name: string, current_password: string | undefined): Reading<{ name: string; current_password?: string }> {
  const named = readName(name)
  if (current_password === undefined) return 'errors' in named ? named : { body: { name: named.body } }
  const read = both(named, readWith(typedPassword, current_password, 'current_password'))
  return 'errors' in read ? read : { body: { name: read.body[0], current_password: read.body[1] } }
}

import { line } from '@coussinet/contract/fields.ts'
import { readWith, type Reading } from '#platform/form/reading.ts'

const passkeyName = line(60)

/** The name of a passkey, or what is wrong with it at `name`. */
export const readName = (name: string): Reading<string> => readWith(passkeyName, name, 'name')

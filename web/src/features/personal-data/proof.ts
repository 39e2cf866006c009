import { typedPassword } from '@coussinet/contract/fields.ts'
import { readWith, type Reading } from '#platform/form/reading.ts'

/** The password as the contract wants it, or what is wrong with it. */
export const readProof = (typed: string): Reading<string> => readWith(typedPassword, typed, 'current_password')

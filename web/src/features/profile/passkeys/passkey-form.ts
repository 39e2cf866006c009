import { line } from '@coussinet/contract/fields.ts'
import { readWith, type Reading } from '#platform/form/reading.ts'

const passkeyName = line(60)

export const readName = (name: string): Reading<string> => readWith(passkeyName, name, 'name')

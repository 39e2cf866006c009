import { line } from '@coussinet/contract/fields/fields.ts'
import { readWith, type FormReading } from '#platform/form/reading.ts'

const passkeyName = line(60)

export const readName = (name: string): FormReading<string> => readWith(passkeyName, name, 'name')

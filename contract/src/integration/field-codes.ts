import { isLuhnNumber, numberPattern, numberTable } from '../brand/values.ts'
import { machineFieldSentences } from '../domain/problems.ts'

const numberSentence = `the brand’s member_number is another form, ${numberPattern}${isLuhnNumber || numberTable ? ', or the check digit is wrong' : ''}`

/** A key of a field’s `errors` as the command prints it. */
export function machineSentence(key: string): string {
  const known: Readonly<Record<string, string>> = { ...machineFieldSentences, member_number: numberSentence }
  return known[key] ?? key
}

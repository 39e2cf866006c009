import { passwordFailures, type PasswordRule } from '@coussinet/contract/fields.ts'

const shown: readonly PasswordRule[] = ['length', 'uppercase', 'lowercase', 'digit', 'special']

/** The rules of a new password in the order in which they are shown, each in words and with whether it is met. */
export function rulesMet(
  password: string,
  words: Readonly<Record<PasswordRule, string>>,
): { text: string; isMet: boolean }[] {
  const broken = passwordFailures(password)
  return shown.map((rule) => ({ text: words[rule], isMet: !broken.includes(rule) }))
}

import { brandName } from '@coussinet/contract/brand/values.ts'
import type { PasswordRule } from '@coussinet/contract/domain/problems.ts'
import { passwordFailures } from '@coussinet/contract/fields/fields.ts'
import { useEffect, useState } from 'react'
import type { PasswordStrength } from './password-estimate.ts'

/** ms after the last key */
const pause = 250
const none: readonly string[] = []

/**
 * Estimates a password's strength, 0 to 4; null while nothing is typed, until the first result, or if it fails. `ownWords` (name, animals,
 * number) count as guessed. It never blocks typing: late results are dropped.
 */
export function usePasswordStrength(password: string, ownWords: readonly string[] = none): PasswordStrength | null {
  const [judged, setJudged] = useState<PasswordStrength | null>(null)
  const own = [brandName, ...ownWords].join('\n')
  useEffect(() => {
    let isStale = false
    const judge = async () => {
      const { estimate } = await import('./password-estimate.ts')
      if (!isStale) setJudged(estimate(password, own.split('\n')))
    }
    const timer = setTimeout(() => (password === '' ? setJudged(null) : judge().catch(() => undefined)), pause)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [password, own])
  return password === '' ? null : judged
}

const shown: readonly PasswordRule[] = ['length', 'uppercase', 'lowercase', 'digit', 'special']

/** Rules of a new password in display order, each with its text and whether it is met. */
export function rulesMet(
  password: string,
  words: Readonly<Record<PasswordRule, string>>,
): { text: string; isMet: boolean }[] {
  const broken = passwordFailures(password)
  return shown.map((rule) => ({ text: words[rule], isMet: !broken.includes(rule) }))
}

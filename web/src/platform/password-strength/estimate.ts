import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { familiarWords } from './familiar-words.ts'

export type PasswordStrength = 0 | 1 | 2 | 3 | 4

// Its time grows with the square of the length: what is longer than this is judged by its beginning.
const judgedLength = 40

// With a short list of words the library takes rarer ones for random letters: more guesses are asked of each step than it would.
const scoring = { 0: 1e5, 1: 5e7, 2: 5e10, 3: 5e13 }
const attackTime = {
  onlineThrottlingXPerHour: 100,
  onlineNoThrottlingXPerSecond: 10,
  offlineSlowHashingXPerSecond: 1e4,
  offlineFastHashingXPerSecond: 1e10,
}

const zxcvbn = new ZxcvbnFactory({
  dictionary: { passwords: familiarWords },
  maxLength: judgedLength,
  l33tMaxSubstitutions: 20,
  timeEstimationValues: { scoring, attackTime },
})

// The library knows no accents: they hide a familiar word from it, not from who guesses.
const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** How hard a password is to guess, from 0 (at once) to 4; `ownWords` count as guessed first. */
export function estimate(password: string, ownWords: readonly string[]): PasswordStrength {
  const words = ownWords.flatMap((word) => unaccented(word).split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 1)
  return zxcvbn.check(unaccented(password), words).score
}

import { cleanAddress, cleanText, rules } from '@coussinet/contract/measurement/clean-text.ts'
import { describe, expect, it } from 'vitest'

// Statements that the rules look for, begun again and again and never brought to an end.
const pieces = [
  'a',
  'a-',
  'a.',
  'a@',
  'a%40',
  '%40',
  '%25',
  '/a',
  '/',
  'fr12',
  'abcdef01-',
  '«',
  '“',
  '"',
  '@',
  ':',
  '://',
  'a://',
  '?/',
  '/?',
  '1 ',
  '+33',
  '.',
  ' ',
  'bearer ',
  'name ',
  'name= ',
  'é',
  '\u{a0}',
]

/** Time of the processor: the machine may be busy with something else meanwhile. */
function millisecondsOf(work: () => void): number {
  const took = [1, 2, 3].map(() => {
    const began = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1000
  })
  return Math.min(...took)
}

describe('[SEC-51] what the cleaning of a text costs', () => {
  it.each(rules.map(([pattern, by]) => [pattern.source, pattern, by] as const))(
    'grows as the text does: %s',
    (_source, pattern, by) => {
      for (const piece of pieces) {
        const times = [1000, 2000, 4000, 8000, 16_000, 32_000].map((length) => {
          const text = `${piece.repeat(length / piece.length)}!`
          const took = millisecondsOf(() =>
            typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by),
          )
          // Some milliseconds for the longest; the test ends before a rule that is worse takes minutes.
          expect({ piece, length, took, isLittle: took < 40 + length / 200 }).toMatchObject({ isLittle: true })
          return took
        })
        const [before = 0, last = 0] = times.slice(-2)
        expect({ piece, before, last, isInProportion: last < 3 * before + 10 }).toMatchObject({ isInProportion: true })
      }
    },
  )

  it('is little for a text of a megabyte too', () => {
    for (const piece of pieces) {
      const text = piece.repeat(1_000_000 / piece.length)
      const took = millisecondsOf(() => {
        cleanText(text)
        cleanAddress(text)
      })
      expect({ piece, took, isLittle: took < 40 }).toMatchObject({ isLittle: true })
    }
  })
})

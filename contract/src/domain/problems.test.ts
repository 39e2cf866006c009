import { describe, expect, it } from 'vitest'
import { problemSentence, problemTitle, waitInWords, problemCodes } from './problems.ts'

describe('the title of a problem', () => {
  it.each(problemCodes.flatMap((code) => [[code, 'fr'] as const, [code, 'it'] as const]))(
    '[ERR-01] %s is a whole sentence in %s',
    (code, language) => {
      expect(problemTitle(code, language)).toMatch(/^\p{Lu}[^{}]*\.$/u)
    },
  )

  it('says what the page says, but where a program reads it', () => {
    expect(problemTitle('conflict', 'fr')).toBe(problemSentence('conflict', null, 'fr'))
    expect(problemTitle('invalid_token', 'fr')).toBe('Le jeton d’accès manque, est inconnu ou a expiré.')
    expect(problemSentence('invalid_token', null, 'fr')).toBe('Votre session a expiré. Merci de vous reconnecter.')
  })
})

it('says a wait rather too long than too short, and one of a minute where none is known', () => {
  expect([1, 89, 90, 1201].map((seconds) => waitInWords(seconds, 'fr'))).toEqual([
    '1 seconde',
    '89 secondes',
    '2 minutes',
    '21 minutes',
  ])
  expect(problemSentence('too_many_requests', null, 'it')).toBe(
    'Troppi tentativi. Attenda 60 secondi prima di riprovare.',
  )
})

import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  blocklistReasons,
  type FieldCode,
  fieldErrorSentences,
  fileProblems,
  machineFieldSentences,
  problemCodes,
  problemSentence,
  problemTitle,
  waitInWords,
} from './problems.ts'

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

describe('the sentences of fields', () => {
  it('[I18N-05] a key without a sentence does not compile', () => {
    expectTypeOf<'date_future' | 'drafts_limit' | 'no_way_back' | 'password.blocklisted'>().toExtend<FieldCode>()
    expectTypeOf<'date_passed'>().not.toExtend<FieldCode>()
    expectTypeOf<string>().not.toExtend<FieldCode>()
  })

  it.each(['fr', 'it'] as const)('[I18N-01] are whole sentences in %s, but for « required »', (language) => {
    const { required, ...others } = fieldErrorSentences[language]
    expect(required).toMatch(/^Obb?ligato/)
    for (const sentence of [...Object.values(others), ...Object.values(blocklistReasons[language])])
      expect(sentence).toMatch(/^(?:\p{Lu}|\d).*\.$/u)
  })

  it('[ERR-01] there is one for whatever is wrong with a file', () => {
    expect(fileProblems.filter((code) => fieldErrorSentences.fr[code] === '')).toEqual([])
  })

  it('a machine’s keys are no member’s', () => {
    expect(Object.keys(machineFieldSentences).filter((key) => key in fieldErrorSentences.fr)).toEqual([])
  })
})

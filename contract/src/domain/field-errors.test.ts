import { describe, expect, expectTypeOf, it } from 'vitest'
import { blocklistReasons, fieldErrorSentences, type FieldCode, fileProblems } from './field-errors.ts'
import { machineFieldSentences } from './machine-field-codes.ts'

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

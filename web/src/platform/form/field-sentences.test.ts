import { iban } from '@coussinet/contract/bank-fields.ts'
import { fieldErrorSentences } from '@coussinet/contract/domain/problems.ts'
import { messageKeys } from '@coussinet/contract/fields/fields.ts'
import { EstimateQuestion } from '@coussinet/contract/refunds.ts'
import { SignInCredentials } from '@coussinet/contract/session.ts'
import { describe, expect, it } from 'vitest'
import { fieldSentences } from './field-sentences.ts'

describe('fieldSentences', () => {
  it('[I18N-05] translates each kind with the name of its field and its bounds', () => {
    const question = { animal_id: 'a', care_date: 'hier', cause: 3, lines: [{ care_kind: 'xray', billed_cents: -1 }] }
    const { errors, params } = messageKeys(EstimateQuestion.safeParse(question).error?.issues ?? [], question)
    expect(fieldSentences(errors, params, 'fr', { cause: 'Cause', 'lines.0.billed_cents': 'Montant facturé' })).toEqual(
      {
        care_date: 'Le champ «\u00a0Date des soins\u00a0» n’a pas le bon format.',
        cause: 'Le champ «\u00a0Cause\u00a0» est à vérifier.',
        'lines.0.billed_cents': 'Le champ «\u00a0Montant facturé\u00a0» est trop court (0 au minimum).',
      },
    )
    const typed = { username: 'x'.repeat(300), password: 'p' }
    const long = messageKeys(SignInCredentials.safeParse(typed).error?.issues ?? [], typed)
    expect(fieldSentences(long.errors, long.params, 'it', { username: 'Numero cliente' })).toEqual({
      username: 'Il campo «Numero cliente» è troppo lungo (massimo 254).',
    })
  })

  it('[I18N-05] names a nested field, and lets a form name its own', () => {
    const errors = { 'address.line1': ['schema.invalid_type'], 'lines.2.billed_cents': ['schema.invalid_type'] }
    expect(fieldSentences(errors, {}, 'fr', { 'lines.2.billed_cents': 'Montant facturé' })).toEqual({
      'address.line1': 'Le champ « Numéro et rue » est à vérifier.',
      'lines.2.billed_cents': 'Le champ « Montant facturé » est à vérifier.',
    })
  })

  it('says why a new password is refused', () => {
    const sentenceOf = (params: Record<string, Record<string, string>>) =>
      fieldSentences({ password: ['password.blocklisted'] }, params, 'fr')['password']
    const told = ['common', 'personal', 'brand', 'same'].map((reason) => sentenceOf({ password: { reason } }))
    expect(told).toEqual([
      expect.stringContaining('courant'),
      expect.stringContaining('animal'),
      expect.stringContaining('notre nom'),
      expect.stringContaining('déjà'),
    ])
    expect(sentenceOf({ password: { reason: 'another' } })).toContain('trop facile')
    expect(sentenceOf({})).toContain('trop facile')
  })

  it('says how long an IBAN is in its country', () => {
    const { errors, params } = messageKeys(iban.safeParse('BE6853900754703').error?.issues ?? [], 'BE6853900754703')
    expect(fieldSentences({ iban: errors[''] ?? [] }, { iban: params[''] ?? {} }, 'it')).toEqual({
      iban: 'Per questo Paese l’IBAN ha 16 caratteri.',
    })
  })

  it('knows the keys that are no schema’s', () => {
    expect(fieldSentences({ file: ['file_too_large'], nevg: ['member_number'] }, {}, 'fr')).toEqual({
      file: fieldErrorSentences.fr.file_too_large,
      nevg: 'Vérifiez ce numéro : 9 chiffres, en haut de votre certificat d’adhésion.',
    })
  })
})

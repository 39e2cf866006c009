import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { messageKeys } from '@coussinet/contract/fields.ts'
import { fieldSentences } from './field-sentences.ts'

const Form = z.object({
  subject: z.string().check(z.maxLength(5)),
  message: z.string().check(z.minLength(20)),
  care_date: z.iso.date(),
  amount: z.number(),
})

describe('fieldSentences', () => {
  it('[I18N-05] translates each kind with the name of its field and its bounds', () => {
    const input = { subject: 'trop long', message: 'court', care_date: 'hier', amount: 'dix' }
    const { errors, params } = messageKeys(Form.safeParse(input).error?.issues ?? [], input)
    expect(fieldSentences(errors, params, 'fr')).toEqual({
      subject: 'Le champ « Objet » est trop long (5 au maximum).',
      message: 'Le champ « Message » est trop court (20 au minimum).',
      care_date: 'Le champ « Date des soins » n’a pas le bon format.',
      amount: 'Le champ « Montant » est à vérifier.',
    })
    expect(fieldSentences(errors, params, 'it')['subject']).toBe('Il campo «Oggetto» è troppo lungo (massimo 5).')
  })

  it('[I18N-05] names a nested field, and lets a form name its own', () => {
    const errors = { 'address.line1': ['schema.invalid_type'], 'lines.2.billed_cents': ['schema.invalid_type'] }
    expect(fieldSentences(errors, {}, 'fr', { 'lines.2.billed_cents': 'Montant facturé' })).toEqual({
      'address.line1': 'Le champ « Numéro et rue » est à vérifier.',
      'lines.2.billed_cents': 'Le champ « Montant facturé » est à vérifier.',
    })
  })

  it('knows the keys that are no schema’s', () => {
    expect(fieldSentences({ file: ['file_too_large'], nevg: ['member_number'] }, {}, 'fr')).toEqual({
      file: 'Ce fichier dépasse 5 Mo.',
      nevg: 'Ce numéro d’adhérent n’est pas valide. Il compte 9 chiffres.',
    })
  })
})

import { brand } from '@coussinet/contract/brand/chosen.ts'
import { describe, expect, it } from 'vitest'
import { ConfigProblem } from '#platform/config/config.ts'
import { readOffers } from './offers.ts'

const terms = { fr: ['Gain de 25 €.'], it: ['Premio di 25 €.'] }
const rule = {
  countries: ['FR', 'BE'],
  prizes: [
    [2500, 3],
    [20_000, 1],
  ],
  terms,
}
const offer = { id: 'spring', start_date: '2027-03-01', end_date: '2027-05-31', rules: [rule] }

function faults(...offers: object[]): string[] {
  try {
    readOffers({ offers }, 'offers.json')
    return []
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error
    return error.sentences.map((sentence) => sentence.replace('SPONSORSHIP_OFFERS (offers.json): ', ''))
  }
}

describe('a file of offers', () => {
  it('that the portal ships, or of the same form, is taken', () => {
    expect(readOffers(brand.sponsorship, 'offers.json').offers.map(({ id }) => id)).toEqual([
      'offer-2026-winter',
      'offer-2026-autumn',
    ])
    expect(faults(offer, { ...offer, id: 'always', start_date: '2027-06-01', end_date: null })).toEqual([])
  })

  it.each([
    [
      'a weight of nothing',
      [{ ...offer, rules: [{ ...rule, prizes: [[2500, 0]] }] }],
      ['spring (FR, BE): the prize of 2500 cents has the weight 0; weights are whole numbers from 1.'],
    ],
    [
      'half a weight',
      [{ ...offer, rules: [{ ...rule, prizes: [[2500, 0.5]] }] }],
      [expect.stringContaining('offers.0.rules.0.prizes.0.1 is not of the right form')],
    ],
    [
      'less than 25 euros',
      [{ ...offer, rules: [{ ...rule, prizes: [[2499, 1]] }] }],
      ['spring (FR, BE): a prize is 2499 cents; it must be from 2500 to 20000.'],
    ],
    [
      'more than 200 euros',
      [
        {
          ...offer,
          rules: [
            {
              ...rule,
              prizes: [
                [2500, 1],
                [20_001, 1],
              ],
            },
          ],
        },
      ],
      ['spring (FR, BE): a prize is 20001 cents; it must be from 2500 to 20000.'],
    ],
    [
      'no prize',
      [{ ...offer, rules: [{ ...rule, prizes: [] }] }],
      [expect.stringContaining('offers.0.rules.0.prizes is not of the right form')],
    ],
    [
      'the end before the start',
      [{ ...offer, end_date: '2027-02-28' }],
      ['spring ends on 2027-02-28, before it starts on 2027-03-01.'],
    ],
    ['no such day', [{ ...offer, end_date: '2027-02-30' }], ['offers.0.end_date is not of the right form.']],
    [
      'one language',
      [{ ...offer, rules: [{ ...rule, terms: { fr: terms.fr } }] }],
      ['offers.0.rules.0.terms.it must hold at least one sentence: the terms are told in French and in Italian.'],
    ],
    [
      'empty terms in Dutch',
      [{ ...offer, rules: [{ ...rule, terms: { ...terms, nl: [] } }] }],
      ['offers.0.rules.0.terms.nl must hold at least one sentence, or be left out.'],
    ],
    [
      'one id twice',
      [offer, { ...offer, start_date: '2027-06-01', end_date: null }],
      ['spring is the id of two offers.'],
    ],
    [
      'two offers at once',
      [offer, { ...offer, id: 'other', start_date: null, end_date: '2027-03-01' }],
      ['other and spring run at the same time in FR.', 'other and spring run at the same time in BE.'],
    ],
    [
      'two rules for a country',
      [{ ...offer, rules: [rule, { ...rule, countries: ['BE'] }] }],
      ['spring has two rules for BE.'],
    ],
    [
      'chance in Italy',
      [{ ...offer, rules: [{ ...rule, countries: ['IT'] }] }],
      ['spring (IT): the gain of Italy is fixed at 2500 cents.'],
    ],
  ])('with %s is refused in a sentence', (_case, offers, sentences) => {
    expect(faults(...offers)).toEqual(sentences)
  })
})

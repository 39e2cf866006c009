import { describe, expect, it } from 'vitest'
import { mailbox, matchedTraits, type SponsorFacts } from './matched-traits.ts'

const home = {
  line1: '27 RUE DES TILLEULS',
  line2: 'APPARTEMENT 12',
  line3: null,
  line4: null,
  postal_code: '69003',
  country: 'FR',
}
const helene: SponsorFacts = {
  nevg: '412703584',
  emails: ['helene.carpentier@example.org', 'h.carpentier@gmail.com'],
  phones: ['+33639981204', '+33465710412'],
  ibans: ['FR3999910000170000412703A23'],
  address: home,
}

describe('a godchild is the sponsor', () => {
  it.each([
    ['nevg', { nevg: '412 703 584' }],
    ['email', { email: 'helene.carpentier@example.org' }],
    ['email', { email: ' Helene.Carpentier@EXAMPLE.org' }],
    ['email', { email: 'helene.carpentier+chien@example.org' }],
    ['email', { email: 'hcarpentier+2@googlemail.com' }],
    ['phone', { phone: '+33639981204' }],
    ['phone', { phone: '+33 6 39 98 12 04' }],
    ['phone', { phone: '0033 465 710 412' }],
    ['phone', { phone: '06 39 98 12 04' }],
    ['phone', { phone: 'tel:+33-6-39-98-12-04' }],
    ['iban', { iban: 'FR39 9991 0000 1700 0041 2703 A23' }],
    ['iban', { iban: 'fr3999910000170000412703a23' }],
    ['address', { address: home }],
    ['address', { address: { ...home, line1: '27, rue des Tilleuls', line2: 'appartement 12' } }],
    ['address', { address: { ...home, line1: '27 RUE DES TÌLLEULS', line2: null } }],
  ])('[SEC-25] by the same %s: %j', (fact, godchild) => {
    expect(matchedTraits(godchild, helene)).toEqual([fact])
  })

  it.each([
    [{}],
    [{ nevg: '428195072', email: 'camille@example.org', phone: '+33639981205', iban: 'FR7630006000011234567890189' }],
    [{ email: 'helene@carpentier.example.org' }],
    // Elsewhere than at Gmail a dot makes another mailbox.
    [{ email: 'helenecarpentier@example.org' }],
    [{ address: { ...home, line1: '28 RUE DES TILLEULS' } }],
    [{ address: { ...home, postal_code: '69004' } }],
    [{ address: { ...home, line2: 'APPARTEMENT 14' } }],
  ])('not by what is another’s: %j', (godchild) => {
    expect(matchedTraits(godchild, helene)).toEqual([])
  })

  it.each(['+262692123456', '+33692123456'])('[SEC-25] by a number of Réunion, whichever way %s was written', (own) => {
    const sponsor = { ...helene, phones: [own] }
    for (const phone of ['0692 12 34 56', '+262 692 12 34 56', '+33 6 92 12 34 56', '00262692123456'])
      expect(matchedTraits({ phone }, sponsor)).toEqual(['phone'])
    expect(matchedTraits({ phone: '+590 690 12 34 56' }, sponsor)).toEqual([])
  })

  it('in more than one thing', () => {
    expect(
      matchedTraits(
        { iban: 'FR3999910000170000412703A23', email: 'HELENE.CARPENTIER@example.org', phone: '+32470000012' },
        helene,
      ),
    ).toEqual(['email', 'iban'])
  })
})

it('a mailbox keeps what begins with a plus', () => {
  expect(mailbox('+a@example.org')).toBe('+a@example.org')
})

import { formatSignedText } from '@coussinet/contract/signed-text.ts'
import { expect, it } from 'vitest'
import { aPaperMandate } from '#modules/documents/tests/a-paper-facts.ts'
import { hash } from '#platform/crypto/keys.ts'
import { mandateParts, mandateTextVersion } from './mandate-parts.ts'

const whole = {
  ...aPaperMandate,
  on_behalf_of: 'Sophie Lagrange',
  signatory: 'Marie Aubert',
  bic: null,
  for_refunds: true,
  wanted_due_day: 10,
  unpaid: [
    { month: '2026-10', amount_cents: 2490 },
    { month: '2026-11', amount_cents: 2490 },
  ],
}
const textIn = (language: 'fr' | 'it', country: 'FR' | 'IT' | 'BE') =>
  formatSignedText(mandateParts({ language, country, contract_number: 'ZC-FR-2024-004127' }, whole))

// Whoever changes a word of a mandate changes its version too, then these.
it('[SEC-33] a version of the text is one wording, in each language and country', () => {
  const texts = [textIn('fr', 'FR'), textIn('fr', 'BE'), textIn('it', 'IT')]
  expect([mandateTextVersion, hash(texts.join('\n\n\n')).toString('hex').slice(0, 16)]).toEqual([
    'mandate-2026-11-5',
    '710beb5d76ada68f',
  ])
})

it('[PAY-04] [SEC-32] the text holds all that a Core mandate must have', () => {
  const text = textIn('fr', 'BE').replaceAll('\u00a0', ' ')
  const facts = [
    'Mandat de domiciliation européenne SEPA',
    'CSN-412703584-002',
    'Récurrent (SEPA Core)',
    'Coussinet Assurances SA\n14 QUAI DES TANNEURS\n69009 LYON\nFRANCE',
    'FR38ZZZ9Z0417',
    'HELENE CARPENTIER\nAPPARTEMENT 12\nRESIDENCE LES ACACIAS\n27 RUE DES TILLEULS\n69003 LYON\nFRANCE',
    'FR39 9991 0000 1700 0041 2703 A23',
    'Sophie Lagrange',
    'ZC-FR-2024-004127',
  ]
  for (const fact of facts) expect(text).toContain(fact)
  expect(text).toMatch(/envoyer à votre banque des ordres de débit[\s\S]*8 semaines[\s\S]*Vos droits/)
})

it.each([
  ['fr', 'FR', 'FRANCE'],
  ['it', 'IT', 'FRANCIA'],
  ['it', 'FR', 'FRANCIA'],
  ['fr', 'BE', 'FRANCE'],
] as const)(
  '[PAY-04] the debtor’s address ends with its country, in %s under the law of %s',
  (language, country, name) => {
    for (const agreed of [whole, { ...whole, on_behalf_of: null }]) {
      const { facts } = mandateParts({ language, country, contract_number: 'ZC-FR-2024-004127' }, agreed)
      expect(facts.find(({ lines }) => lines[0] === whole.holder)?.lines.slice(-2)).toEqual(['69003 LYON', name])
    }
  },
)

it('[SEC-31] [PAY-06] the text names the months and the sum that are collected with it, and nothing where nothing is unpaid', () => {
  const collectedIn = (language: 'fr' | 'it', unpaid: typeof whole.unpaid) =>
    mandateParts({ language, country: 'FR', contract_number: 'ZC-FR-2024-004127' }, { ...whole, unpaid }).facts.filter(
      ({ term }) => /impayées|non pagati/.test(term),
    )
  const [, november] = whole.unpaid
  expect(collectedIn('fr', november ? [november] : [])).toEqual([
    { term: 'Cotisations impayées', lines: ['novembre 2026, 24,90\u00a0€, prélevées aussi sur ce compte'] },
  ])
  expect(collectedIn('it', whole.unpaid)).toEqual([
    {
      term: 'Premi non pagati',
      lines: ['ottobre 2026 e novembre 2026, 49,80\u00a0€, addebitati anch’essi su questo conto'],
    },
  ])
  expect(collectedIn('fr', [])).toEqual([])
})

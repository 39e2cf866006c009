import { expect, it } from 'vitest'
import { type SignedParts, formatSignedText } from './signed-text.ts'

const parts: SignedParts = {
  language: 'fr',
  title: 'Mandat de prélèvement SEPA',
  facts: [
    { term: 'Référence unique du mandat (RUM)', lines: ['CSN-412703584-003'] },
    { term: 'Titulaire du compte (débiteur)', lines: ['HELENE CARPENTIER', '69003 LYON'] },
  ],
  paragraphs: ['En signant ce mandat…', 'Vous pouvez demander…'],
}

it('[SEC-31] is one text, whoever makes it of the parts', () => {
  expect(formatSignedText(parts)).toBe(
    'Mandat de prélèvement SEPA\n\nRéférence unique du mandat (RUM)\u00a0:\nCSN-412703584-003\n\nTitulaire du compte (débiteur)\u00a0:\nHELENE CARPENTIER\n69003 LYON\n\nEn signant ce mandat…\n\nVous pouvez demander…',
  )
})

it('[SEC-31] is another text as soon as one line of it is', () => {
  const [first, second] = parts.facts
  expect(
    formatSignedText({
      ...parts,
      facts: [
        first ?? { term: '', lines: [] },
        { ...(second ?? { term: '' }), lines: ['HELENE CARPENTIER', '69004 LYON'] },
      ],
    }),
  ).not.toBe(formatSignedText(parts))
})

it('[LAW-01] puts the colon as its language does', () => {
  const facts = [{ term: 'IBAN', lines: ['IT14'] }]
  const textIn = (language: SignedParts['language']) =>
    formatSignedText({ language, title: 'SEPA', facts, paragraphs: [] })
  expect([textIn('fr'), textIn('it')]).toEqual(['SEPA\n\nIBAN\u00a0:\nIT14', 'SEPA\n\nIBAN:\nIT14'])
})

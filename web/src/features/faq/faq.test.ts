import type { FaqQuestion } from '@coussinet/contract/faq.ts'
import { describe, expect, it } from 'vitest'
import { answerParts } from './answer-links.ts'
import { bySubject, toSearchWords } from './faq-filter.ts'

const question = (id: string, subject: string): FaqQuestion => ({
  id,
  subject,
  question: id,
  answer: '',
  tags: [],
  useful: null,
})

it('[SUP-04] puts the questions under their subjects, in the order of the answer', () => {
  const asked = [question('1', 'Remboursements'), question('2', 'Garanties'), question('3', 'Remboursements')]
  expect(bySubject(asked).map(({ subject, questions }) => [subject, questions.map(({ id }) => id)])).toEqual([
    ['Remboursements', ['1', '3']],
    ['Garanties', ['2']],
  ])
})

it.each([
  ['  délai  de carence ', 'délai de carence'],
  ['   ', undefined],
  ['', undefined],
  ['a'.repeat(300), 'a'.repeat(200)],
])('[SUP-04] writes what was searched for to the address (%#)', (typed, words) => {
  expect(toSearchWords(typed)).toBe(words)
})

describe('[SUP-04] an answer', () => {
  it('leads to the pages that it names, in both languages, and keeps each of its letters', () => {
    const french = 'Ouvrez «\u00a0Mes remboursements\u00a0», puis «\u00a0Demander un remboursement\u00a0».'
    const italian = 'Ci scriva da «Contatti», o presenti un amico da «Presenta un amico».'
    const home = 'Votre adresse se change dans «\u00a0Mes informations\u00a0».'
    const links = (answer: string) =>
      answerParts(answer).flatMap(({ text, place }) => (place ? [[text, place.to]] : []))
    expect(links(french)).toEqual([
      ['Mes remboursements', '/refunds'],
      ['Demander un remboursement', '/refunds/new'],
    ])
    expect(links(italian)).toEqual([
      ['Contatti', '/contact'],
      ['Presenta un amico', '/sponsorship'],
    ])
    expect(links(home)).toEqual([['Mes informations', '/profile']])
    for (const answer of [french, italian, home])
      expect(
        answerParts(answer)
          .map(({ text }) => text)
          .join(''),
      ).toBe(answer)
  })

  it('leads nowhere for quotes that name no page', () => {
    const parts = answerParts('Mes remboursements : le statut passe à «\u00a0En attente\u00a0».')
    expect(parts.map(({ text }) => text).join('')).toBe(
      'Mes remboursements : le statut passe à «\u00a0En attente\u00a0».',
    )
    expect(parts.every(({ place }) => place === null)).toBe(true)
  })
})

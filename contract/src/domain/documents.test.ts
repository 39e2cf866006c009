import { expect, it } from 'vitest'
import { documentNames, documentOfAnimal, documentSentences, documentTypes } from './documents.ts'

it.each(documentTypes)('[CON-03] [I18N-01] %s has a name, and a sentence of its own, in both languages', (type) => {
  for (const language of ['fr', 'it'] as const) {
    expect(documentNames[language][type]).toMatch(/^\p{Lu}/u)
    expect(documentSentences[language][type]).toMatch(/^(?:Le |La |L’|Il )/)
  }
})

it('names the document of an animal', () => {
  expect(documentOfAnimal(documentNames.fr.feuilles, 'Oslo', 'fr')).toBe('Feuille de soins d’Oslo')
  expect(documentOfAnimal(documentNames.it.feuilles, 'Oslo', 'it')).toBe('Modulo di cura di Oslo')
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawableText } from './drawable-text.ts'
import { fontFiles } from './typesetter.ts'

const drawn = drawableText(fontFiles())

describe('[CON-05] texts of papers', () => {
  it.each([
    [
      'Hélène Carpentier, 12 rue de l’Œuvre, 45,20 €\nŠimůnek',
      'Hélène Carpentier, 12 rue de l’Œuvre, 45,20 €\nŠimůnek',
    ],
    ['Αλεξάνδρα Йорданова', 'Αλεξάνδρα Йорданова'],
    ['e\u0301te\u0301', 'été'],
    ['Clinique مستشفى الرحمة, Lyon', 'Clinique [autre écriture (arabe) : voir le portail], Lyon'],
    ['דוד', '[autre écriture (hébreu) : voir le portail]'],
    ['Oslo 🐕🐕 !', 'Oslo [signe] !'],
    ['b\u0000c\u2009d', 'bc d'],
  ])('say in words what no font can draw: %j', (text, said) => {
    expect(drawn(text, 'fr').replaceAll(/[\u00a0\u2009]/g, ' ')).toBe(said)
  })

  it('say so in the paper’s language', () => {
    expect(drawn('דוד', 'it')).toBe('[altra scrittura (ebraico): vedere il portale]')
  })

  it('hold nothing that would be drawn as a box, whatever is written, and all that needs no help as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom('fr', 'it'), (text, language) => {
        const once = drawn(text, language)
        expect(drawn(once, language)).toBe(once)
      }),
      { numRuns: 500 },
    )
  })
})

import { expect, it } from 'vitest'
import { termsWithoutOffer } from './values.ts'

it('contains the brand’s terms of the guaranteed gain, in French and Italian', () => {
  expect(termsWithoutOffer.fr.join('\n')).toMatch(/^Gain de 25\s€ par filleul, versé sous 30\sjours/m)
  expect(termsWithoutOffer.it.join('\n')).toMatch(/^Premio di 25\s€ per ogni amico, accreditato entro 30\sgiorni/m)
  expect(termsWithoutOffer.it).toHaveLength(termsWithoutOffer.fr.length)
})

import { expect, it } from 'vitest'
import { standingTerms } from './standing-terms.ts'

it('holds the brand’s terms of the guaranteed gain, in both languages', () => {
  expect(standingTerms.fr.join('\n')).toMatch(/^Gain de 25\s€ par filleul, versé sous 30\sjours/m)
  expect(standingTerms.it.join('\n')).toMatch(/^Premio di 25\s€ per ogni amico, accreditato entro 30\sgiorni/m)
  expect(standingTerms.it).toHaveLength(standingTerms.fr.length)
})

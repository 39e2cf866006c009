import { describe, expect, it } from 'vitest'
import { rejectionReasons } from './domain/rejections.ts'
import { rejectionText } from './rejection-text.ts'

const everything = {
  date: '2026-11-24',
  amount_cents: 2500,
  formula: 'integrale' as const,
  name: 'Oslo',
  reference: 'ZR-2026-7K3QX9M2',
  years: 2,
}

describe('why a request was refused', () => {
  it('[REF-04] names the day, the formula and the animal, in the member’s language', () => {
    expect(rejectionText('waiting_period', everything, 'fr')).toBe(
      'ces soins tombent dans le délai de carence\u00a0; de tels soins sont couverts à partir du 24 novembre 2026.',
    )
    expect(rejectionText('waiting_period', everything, 'it')).toBe(
      'queste cure cadono nel periodo di carenza; cure simili sono coperte a partire dal 24 novembre 2026.',
    )
    expect(rejectionText('waiting_period', { ...everything, date: '2026-12-08' }, 'it')).toBe(
      'queste cure cadono nel periodo di carenza; cure simili sono coperte a partire dall’8 dicembre 2026.',
    )
    expect(rejectionText('ceiling_reached', { ...everything, date: '2026-12-11' }, 'it')).toBe(
      'il massimale annuo di Oslo è esaurito fino all’11 dicembre 2026.',
    )
    expect(rejectionText('not_covered_by_formula', everything, 'it')).toBe(
      'la formula Zampa d’argento non copre queste cure.',
    )
    expect(rejectionText('ceiling_reached', everything, 'fr')).toBe(
      'le plafond annuel d’Oslo est atteint jusqu’au 24 novembre 2026.',
    )
    expect(rejectionText('ceiling_reached', { ...everything, name: 'Mirza' }, 'fr')).toContain('annuel de Mirza')
    expect(rejectionText('ceiling_reached', everything, 'nl')).toBe(
      'het jaarplafond van Oslo is bereikt tot en met 24 november 2026.',
    )
    expect(rejectionText('below_deductible', everything, 'fr')).toMatch(/inférieur à la franchise de 25\s€/)
  })

  it.each(rejectionReasons)('%s has a sentence in every language, whole without a name too', (code) => {
    for (const language of ['fr', 'it', 'nl'] as const) {
      for (const params of [everything, {}])
        expect(rejectionText(code, params, language)).toMatch(/^[a-zàéèl][^{}]+\.$/)
    }
    expect(rejectionText(code, {}, 'fr')).not.toBe(rejectionText(code, {}, 'it'))
  })
})

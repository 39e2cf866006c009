import { expect, it } from 'vitest'
import { gainPaidBy, sponsorshipStages } from './sponsorship.ts'

it('names the same stages in both languages', () => {
  expect(Object.keys(sponsorshipStages.it)).toEqual(Object.keys(sponsorshipStages.fr))
})

it('tells until when a gain is paid, in Italian with its article elided', () => {
  expect(gainPaidBy('8 décembre', 'fr')).toBe('au plus tard le 8 décembre sur votre compte de remboursement')
  expect(gainPaidBy('8 dicembre', 'it')).toBe('entro l’8 dicembre sul conto dei rimborsi')
  expect(gainPaidBy('12 dicembre', 'it')).toBe('entro il 12 dicembre sul conto dei rimborsi')
})

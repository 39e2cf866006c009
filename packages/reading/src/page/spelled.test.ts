import { describe, expect, it } from 'vitest'
import { createPage, known, rowsIn } from '../tests/page-of.ts'
import { understand } from '../understand.ts'
import { toPageRows } from './rows.ts'

describe('[READ-01] what is printed in pieces is read whole', () => {
  it.each([
    ['Total   50 , 00', 'Total 50,00'],
    ['Total   50 . 00 €', 'Total 50.00 €'],
    ['Total   1 250 , 00', 'Total 1 250,00'],
    ['Totale   1.250 , 00', 'Totale 1.250,00'],
    ['Total   1 0 5 , 0 0', 'Total 105,00'],
    ['F A C T U R E   n° 12', 'FACTURE n° 12'],
    ['T O T A L   T T C   105,00', 'TOTAL TTC 105,00'],
    // A gap as wide as between columns parts them.
    ['Injection   2   50 , 00', 'Injection 2 50,00'],
    ['Injection   2 1 3   90,00', 'Injection 2 1 3 90,00'],
    ['12 , rue Verte', '12 rue Verte'],
    ['Dr J P Martin', 'Dr J P Martin'],
  ])('%s', (written, text) => expect(rowsIn(written).map((row) => row.text)).toEqual([text]))

  it('but a dot of a picture is dirt', () =>
    expect(toPageRows([createPage('50 . 00', { source: 'picture' })]).map(({ text }) => text)).toEqual(['50 00']))

  it.each([
    ['F A C T U R E   n° 12', 'invoice', 10_500],
    ['D E V I S   n° 12', 'quote', 10_500],
    ['A V O I R   n° 12', 'credit_note', -10_500],
  ])('a title and amounts: %s', (title, document, cents) => {
    const written = `${title}\nConsultation   45 , 00\nVaccin   6 0 , 0 0\nT O T A L   105 , 00`
    expect(understand([createPage(written)], known)).toMatchObject({ document, total_cents: { value: cents } })
  })
})

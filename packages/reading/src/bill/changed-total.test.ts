import { describe, expect, it } from 'vitest'
import { createPage, known } from '../tests/page-of.ts'
import { understand } from '../understand.ts'

const lines = 'Consultation          45,00\nVaccin          60,00'
const totalOf = (rows: string) =>
  understand([createPage(`FACTURE n° 12\n${lines}\n${rows}`)], known).total_cents?.value ?? null

describe('[READ-02] a total that is less than the lines', () => {
  it.each([
    ['Remise 10 %\nTotal TTC          94,50', 9450],
    ['Total          105,00\nRemise 10 %\nNet à payer          94,50', 9450],
    ['Sous-total          105,00\nRemise adhérent : -5 %\nTotal TTC          99,75', 9975],
    ['Remise 10 %\nTotal HT          94,50\nTVA 20 %          18,90\nTotal TTC          113,40', 11_340],
    ['Totale          105,00\nSconto 15%\nTotale da pagare          89,25', 8925],
    ['Totaal          105,00\nPersoneelskorting 20%\nTe betalen          84,00', 8400],
    ['Total          105,00\nTotal après remise (10 %)          94,50', 9450],
    ['Total          105,00\nRemise fidélité 5 %\nRemise refuge 5 %\nTotal à payer          94,50', 9450],
    // Nothing is taken off by a rate of which the total says nothing.
    ['Total TTC          105,00\nRemise 10 % dès 2 animaux', 10_500],
  ])('follows from the rate of a discount, whose amount is not printed: %s', (rows, cents) =>
    expect(totalOf(rows)).toBe(cents),
  )

  it.each([
    ['Total TTC          105,00\nRemise oubliée          -10,00\nTotal corrigé          95,00', 9500],
    ['Total          105,00\nGeste commercial          10,00\nNouveau total          95,00', 9500],
    ['Total          105,00\nTotal corrigé          95,00', null],
    ['Net à payer          105,00\nNet à payer rectifié          95,00', null],
    ['Totale          105,00\nTotale rettificato          95,00', null],
    ['Totaal          105,00\nGecorrigeerd totaal          95,00', null],
    ['Total TTC corrigé          105,00', 10_500],
  ])('corrects the one above it: %s', (rows, cents) => expect(totalOf(rows)).toBe(cents))

  it.each([
    ['Total          105,00\nAvantage club\nNet à payer          94,50', null],
    ['Total          105,00\nRéglé          10,50\nNet à payer          94,50', 10_500],
    ['Total          105,00\nNet à payer          0,00', 10_500],
    ['Totaal          105,00\nTe betalen in 3 termijnen van          35,00', 10_500],
  ])('and right below it, without a reason, leaves it in doubt: %s', (rows, cents) => expect(totalOf(rows)).toBe(cents))

  it('is left by a credit that is called otherwise than the clinic’s own number', () =>
    expect(
      totalOf('P.IVA 12345678903\nTotale          105,00\nBuono fedeltà          -10,00\nTe betalen          95,00'),
    ).toBe(9500))
})

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
    'Opgelet: aangepaste openingsuren van 24/12 tot 02/01',
    'Gelieve te betalen op ons nieuw rekeningnummer BE68 5390 0754 7034',
    'À payer sur notre nouveau compte bancaire',
    'Da pagare sul nuovo IBAN IT60X0542811101000000123456',
    'Le prix total peut être modifié sans préavis',
  ])('is no other one by a remark below it: %s', (remark) =>
    expect(totalOf(`Total          105,00\n${remark}`)).toBe(10_500),
  )

  it.each([
    ['Total          105,00\nAvantage club\nNet à payer          94,50', null],
    ['Total          105,00\nRéglé          10,50\nNet à payer          94,50', 10_500],
    ['Total          105,00\nNet à payer          0,00', 10_500],
    ['Totaal          105,00\nTe betalen in 3 termijnen van          35,00', 10_500],
    // Half of it or less by a day is an instalment; more may be what a reduction leaves.
    ['Total TTC          105,00\nÀ payer avant le 30/11/2026          52,50', 10_500],
    ['Totale          105,00\nDa pagare entro il 30/11/2026          35,00', 10_500],
    [
      'Total TTC          105,00\nÀ payer avant le 30/11/2026          5,00\nÀ payer avant le 31/12/2026          100,00',
      10_500,
    ],
    [
      'Totaal          105,00\nTe betalen vóór 30/11/2026          55,00\nTe betalen vóór 31/12/2026          50,00',
      10_500,
    ],
    ['Total TTC          105,00\nÀ payer avant le 30/11/2026          94,50', null],
    ['Totaal          105,00\nTe betalen voor leden          50,00', null],
    ['Total TTC          105,00\nTarif solidaire\nÀ payer avant le 30/11/2026          50,00', null],
    ['Total TTC          105,00\nÀ payer          50,00', null],
    ['Totaal          105,00\nTe betalen (afgerond)          100,00', null],
    ['Total TTC          105,00\nAvantage club\nNet à payer          94,50\nAssurance RC professionnelle', null],
    ['Prise en charge rapide\nTotal TTC          105,00\nAvantage club\nNet à payer          94,50', null],
  ])('and right below it, without a reason, leaves it in doubt: %s', (rows, cents) => expect(totalOf(rows)).toBe(cents))

  it.each([
    'Acompte versé le 02/05          50,00\nTotal TTC          105,00\nNet à payer          55,00',
    'Reeds betaald          50,00\nTotaal          105,00\nTe betalen          55,00',
    'Versement          20,00\nAcompte          30,00\nTotal TTC          105,00\nNet à payer          55,00',
    'Ritenuta 20%          21,00\nTotale fattura          105,00\nNetto a pagare          84,00',
    'Ritenuta d’acconto 20%          21,00\nTotale fattura          105,00\nNetto a pagare          84,00',
    'Total TTC          105,00\nÀ payer ce jour          35,00',
    'Total TTC          105,00\nPrise en charge AnimaVie 70 %\nNet à payer          31,50',
    'Total TTC          105,00\nTiers payant\nÀ payer          31,50',
    'Total TTC          105,00\nÀ payer par l’assurance          73,50\nÀ payer par le client          31,50',
    'Totale          105,00\nCopertura assicurativa 70%\nDa pagare          31,50',
    'Totaal          105,00\nDerdebetaler: verzekering betaalt rechtstreeks\nTe betalen          31,50',
    'Totaal          105,00\nTe betalen (afgerond)          104,97',
  ])('stays the total where a deposit, a withheld tax, an insurer, a rounding or a later part says why: %s', (rows) =>
    expect(totalOf(rows)).toBe(10_500),
  )

  it('is left by a credit that is called otherwise than the clinic’s own number', () =>
    expect(
      totalOf('P.IVA 12345678903\nTotale          105,00\nBuono fedeltà          -10,00\nTe betalen          95,00'),
    ).toBe(9500))
})

it.each(['Totale fattura n. 20260012', 'Totaal factuur 202600123', 'Totaal 20260'])(
  '[READ-02] the total stands below words that have the bill’s number: %s',
  (words) => expect(totalOf(`${words}\n105,00`)).toBe(10_500),
)

import { describe, expect, it } from 'vitest'
import { rowsIn } from '../tests/page-of.ts'
import { parseCents, parseNumbers } from './amounts.ts'

describe('[READ-01] an amount', () => {
  it.each([
    ['45,00', 4500],
    ['45.00', 4500],
    ['€ 45,00', 4500],
    ['45,00€', 4500],
    ['45,00 EUR', 4500],
    ['45€00', 4500],
    ['45 €', 4500],
    ['1 234,56', 123456],
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['1’234.56', 123456],
    // jsPDF and PDFKit draw the narrow space of French thousands so.
    ['1 /234,56 €', 123456],
    ['-12,50', -1250],
    ['12,50-', -1250],
    ['(12,50)', -1250],
    ['|38,40', 3840],
    ['45 EUR', 4500],
    ['€ 45,5', 4550],
    ['45,5€', 4550],
    ['€ 45,-', 4500],
    ['45,--', 4500],
    ['−45,00', -4500],
    ['-45€', -4500],
    ['(45,00 €)', -4500],
    ['(-45,00)', -4500],
    ['17,50)', 1750],
  ])('%s is read exactly', (written, cents) => expect(parseCents(written)).toEqual({ cents, isMended: false }))

  it.each([
    ['4S,00', 4500],
    ['l2,5O', 1250],
    ['45,,00', 4500],
  ])('%s is mended, and said so', (written, cents) => expect(parseCents(written)).toEqual({ cents, isMended: true }))

  it.each([
    '12/05/2026',
    '02.45.67.89.10',
    '35000',
    'PM4',
    '1,5',
    '12,5 %',
    'A12,00B',
    '250269812345678',
    'Solo',
    '001,92',
    '1 /234',
    'F26 /234,56',
  ])('%s is none', (written) => expect(parseCents(written)).toBeNull())
})

describe('[READ-01] numbers of a row', () => {
  const cents = (row: string) => rowsIn(row).flatMap((one) => parseNumbers(one).amounts.map((amount) => amount.cents))

  it.each([
    // Columns come from places: a wide gap parts a quantity from its price.
    ['Consultation          1        45,00      45,00', [4500, 4500]],
    ['Chirurgie             1 250,00', [125000]],
    ['Chirurgie             1        250,00', [25000]],
    // A group that begins with 0 is no number of its own.
    ['Total                 6  001,92', [600192]],
    ['Total                 6 001,92', [600192]],
    ['TVA 20,00 %           9,00', [900]],
    ['Remise              - 5,00', [-500]],
    ['Chirurgie           1 /250,00 €', [125000]],
    ['Chirurgie   1       /250,00 €', []],
    ['Total HT 100,00 TVA 20,00 Total TTC 120,00', [10000, 2000, 12000]],
    ['Total                 45 ,00', [4500]],
    ['Total                 1 450€', [145000]],
    ['Total                 1 309. 09 EUR', [130909]],
    // Whole euros, and a tenth of one, beside a sign of their own.
    ['Consultation          45 €', [4500]],
    ['Consultation          45 EUR', [4500]],
    ['Consultation          € 45', [4500]],
    ['Consultation          45,5 €', [4550]],
    ['Consultation   2      45 €       90 €', [4500, 9000]],
    ['Total                 1 450 €', [145000]],
    ['Total (1 animal)      105 € TTC', [10500]],
    ['IVA 22 € 8,98', [898]],
    ['Glucose    5,40       4,10 - 7,90', [540, 410, 790]],
    ['Total                 38 € 50', [3850]],
    ['Total                 38€ 50', [3850]],
    ['Total                 38 €50', [3850]],
    ['Total                 1 138 € 50', [113850]],
    ['Total                 38 euros 50', [3850]],
    // What goes on behind two digits, or stands apart, are no cents.
    ['Boîte                 38 € 10 comprimés', []],
    ['Remise sur            38 € 10 %', []],
    ['Consultation          38 €      10', [3800]],
    ['35000 Rennes          45 €', [4500]],
    ['Vaccin 2026           45 €', [4500]],
    ['Vaccin 2              20 %', []],
  ])('%s', (row, wanted) => expect(cents(row)).toEqual(wanted))

  it('rates and quantities are no amounts', () => {
    const [row] = rowsIn('Injection       3      12,00      20 %      36,00')
    const numbers = row === undefined ? null : parseNumbers(row)
    expect(numbers?.percents.map(({ value }) => value)).toEqual([20])
    expect(numbers?.counts.map(({ value }) => value)).toEqual([3])
  })
})

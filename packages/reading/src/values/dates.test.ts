import { describe, expect, it } from 'vitest'
import { known, rowsIn } from '../tests/page-of.ts'
import { findCareDate } from './care-date.ts'
import { findDays } from './dates.ts'

const daysIn = (written: string) => rowsIn(written).flatMap((row) => findDays(row).map(({ day }) => day))
const careDate = (written: string, more = {}) =>
  findCareDate(rowsIn(written), { ...known, ...more }, () => true)?.day ?? null

describe('[READ-01] a day', () => {
  it.each([
    ['Date : 12/05/2026', ['2026-05-12']],
    ['le 1er mars 2026', ['2026-03-01']],
    ['12 décembre 2025', ['2025-12-12']],
    ['12 déc. 2025', ['2025-12-12']],
    ['Data 3 febbraio 2026', ['2026-02-03']],
    ['7 augustus 2026', ['2026-08-07']],
    ['12.5.26', ['2026-05-12']],
    ['12-05-2026', ['2026-05-12']],
    ['2026-05-12', ['2026-05-12']],
    ['12. 05. 2026', ['2026-05-12']],
    ['12-mai-2026', ['2026-05-12']],
    ['du 12/05/2026 au 14/05/2026', ['2026-05-12', '2026-05-14']],
    ['12 / 05 / 2026', ['2026-05-12']],
    ['lì 1° maggio 2026', ['2026-05-01']],
    ['31/02/2026', []],
    ['12/13/2026', []],
    ['D.P.R. 633 del 26/10/1972', []],
    ['1/2', []],
    ['02 98 12 05 26', []],
  ])('%s', (written, days) => expect(daysIn(written)).toEqual(days))
})

describe('[READ-02] the day of care', () => {
  it.each([
    ['Date : 12/05/2026', '2026-05-12'],
    ['Facture n° 12 du 12/05/2026', '2026-05-12'],
    ['Fattura n. 12 del 12/05/2026', '2026-05-12'],
    ['Factuurdatum: 12/05/2026', '2026-05-12'],
    ['Rennes, le 12 mai 2026', '2026-05-12'],
    // The words above a day, in a table of its own.
    ['N° facture          Date\n2026-12             12/05/2026', '2026-05-12'],
    // Care comes before the bill's own day.
    ['Date de facture : 14/05/2026\nDate des soins : 12/05/2026', '2026-05-12'],
    ['Date : 12/05/2026\nÉchéance : 11/06/2026', '2026-05-12'],
    ['Milo, né le 03/02/2025\nDate : 12/05/2026', '2026-05-12'],
    ['Data: 12/05/2026\nProssimo richiamo: 12/05/2027', '2026-05-12'],
    ['Vervaldatum 30/05/2026\nDatum 12/05/2026', '2026-05-12'],
    // Nothing is filled from these.
    ['Échéance : 11/06/2026', null],
    ['Né le 03/02/2025', null],
    ['Date : 27/11/2026', null],
    ['Date : 12/05/2023', null],
    ['12/05/2026\n14/06/2026', null],
    ['Date : 12/05/2026\nDate : 14/06/2026', null],
    ['Date d’impression : 12/05/2026', null],
    ['Data di stampa 12/05/2026\nDel 14/05/2026', '2026-05-14'],
    ['Aucune date', null],
  ])('%j', (written, day) => expect(careDate(written)).toBe(day))

  it('a day that a pen wrote, which the engine is not sure of, is none', () => {
    expect(findCareDate(rowsIn('Date : 12/05/2026'), known, () => false)).toBeNull()
  })

  it('a nameless day beside one that is not clear is none', () => {
    const [first = ''] = daysIn('12/05/2026')
    const clear = ({ day }: { day: string }) => day !== first
    expect(findCareDate(rowsIn('12/05/2026          11/06/2026'), known, clear)).toBeNull()
    expect(findCareDate(rowsIn('Date : 12/05/2026\nMilo\nChien\n11/06/2026'), known, clear)).toBeNull()
    expect(findCareDate(rowsIn('11/06/2026'), known, clear)?.day).toBe('2026-06-11')
  })

  it('is confirmed by the contract, or stands alone', () => {
    const checks = [known.covered, { from: null, to: null }].map(
      (covered) => findCareDate(rowsIn('Date : 12/05/2026'), { ...known, covered }, () => true)?.check,
    )
    expect(checks).toEqual(['contract_days', null])
  })
})

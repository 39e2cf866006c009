import { describe, expect, it } from 'vitest'
import { confirmed, type ReadLine } from './confirm.ts'
import { createPage, known } from './tests/page-of.ts'
import { joined, understandOnce } from './understand.ts'

const bill = (day: string, number: string) => `
Clinique vétérinaire du Lac
Facture n° ${number}
Date : ${day}
Consultation                         42,00
Vaccin                               30,00
Total TTC                            72,00`

const readings = (...written: string[]) =>
  written.map((text) => understandOnce([createPage(text, { source: 'picture', confidence: 93 })], known))

/** A look at a value's own words which says what `look` makes of them. */
const looking =
  (look: (text: string) => string, confidence = 95): ReadLine =>
  (page, words) => ({
    ...createPage(look(words.map(({ text }) => text).join(' ')), { confidence }),
    source: page.source,
  })

const same = looking((text) => text)

describe('values of a picture that no figures prove', () => {
  const [one, other] = readings(bill('13/03/2026', 'F-2026-0412'), bill('13/02/2026', 'F-2026-0412'))
  if (one === undefined || other === undefined) throw new Error('No reading')

  it('[READ-12] are kept where a look at their own words says the same', () => {
    const said = confirmed(one.paper, [one], same)
    expect(said.care_date?.value).toBe('2026-03-13')
    expect(said.invoice_number?.value).toBe('F-2026-0412')
    expect(said.clinic?.value).toBe('Clinique vétérinaire du Lac')
    expect(said.total_cents?.value).toBe(7200)
  })

  it('[READ-12] are empty where that look says something else, or nothing', () => {
    const another = confirmed(
      one.paper,
      [one],
      looking((text) => text.replace('03/2026', '02/2026').replace('0412', '0417')),
    )
    expect([another.care_date, another.invoice_number]).toEqual([null, null])
    const nothing = confirmed(one.paper, [one], () => null)
    expect([nothing.care_date, nothing.invoice_number, nothing.clinic]).toEqual([null, null, null])
    // The total has its arithmetic.
    expect(nothing.total_cents?.value).toBe(7200)
  })

  it('[READ-12] need no such look where two readings of the page agree, unless it clearly denies them', () => {
    const both = joined(one, one)
    const misread = (text: string) => text.replace('13/03', '18/03')
    expect(confirmed(both, [one, one], () => null).care_date?.value).toBe('2026-03-13')
    expect(confirmed(both, [one, one], looking(misread, 60)).care_date?.value).toBe('2026-03-13')
    expect(confirmed(both, [one, one], looking(misread, 95)).care_date).toBeNull()
  })

  it('[READ-12] are empty where a clear look says something else and only an unclear one the same', () => {
    const looks =
      (first: number, second: number): ReadLine =>
      (page, words, tall) =>
        tall > 40
          ? looking((text) => text.replace('0412', '0422'), first)(page, words, tall)
          : looking((text) => text, second)(page, words, tall)
    const numberBy = (first: number, second: number) =>
      confirmed(one.paper, [one, one], looks(first, second)).invoice_number?.value
    expect([numberBy(95, 60), numberBy(95, 95), numberBy(60, 60)]).toEqual([undefined, 'F-2026-0412', 'F-2026-0412'])
  })

  it('[READ-12] are the one of two different ones that the look confirms', () => {
    const both = joined(one, other)
    expect(both.care_date).toBeNull()
    const truly = looking((text) => text.replace('/02/', '/03/'))
    expect(confirmed(both, [one, other], truly).care_date?.value).toBe('2026-03-13')
    expect(confirmed(both, [one, other], same).care_date).toBeNull()
  })

  it('[READ-12] are no part of a longer number', () => {
    for (const more of ['-7', '-', ' -7', ' 7', '7']) {
      const longer = looking((text) => text.replace('F-2026-0412', `F-2026-0412${more}`))
      expect(confirmed(one.paper, [one], longer).invoice_number).toBeNull()
    }
  })

  it('[READ-12] that stand over two rows, as a clinic may, are looked at row by row', () => {
    const written = bill('13/03/2026', 'F-2026-0412').replace(
      'Clinique vétérinaire du Lac',
      'CLINIQUE VÉTÉRINAIRE\nDU LAC BLEU',
    )
    const [two] = readings(written)
    if (two === undefined) throw new Error('No reading')
    const ofOneRow: ReadLine = (page, words, tall) =>
      new Set(words.map(({ y }) => y)).size > 1 ? null : same(page, words, tall)
    expect(confirmed(two.paper, [two], ofOneRow).clinic?.value).toBe('CLINIQUE VÉTÉRINAIRE DU LAC BLEU')
    const misread = looking((text) => text.replace('BLEU', 'BLANC'))
    expect(confirmed(two.paper, [two], misread).clinic).toBeNull()
  })

  it('of a text are as the text has them', () => {
    const exact = understandOnce([createPage(bill('13/03/2026', 'F-2026-0412'))], known)
    expect(confirmed(exact.paper, [exact], () => null)).toEqual(exact.paper)
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import * as format from './format.ts'

describe('amounts', () => {
  it.each([
    [20000, 'fr', '200 €'],
    [4520, 'fr', '45,20 €'],
    [148488, 'fr', '1 484,88 €'],
    [0, 'fr', '0 €'],
    [5, 'fr', '0,05 €'],
    [20000, 'it', '200 €'],
    [4520, 'it', '45,20 €'],
  ] as const)('[I18N-04] %i cents in %s', (cents, language, text) => {
    expect(format.euros(cents, language)).toBe(text.replaceAll(' ', '\u00a0'))
  })

  it('[I18N-04] never uses the narrow space that the fonts lack', () => {
    for (const language of ['fr', 'it'] as const) expect(format.euros(123456789, language)).not.toContain('\u202f')
  })
})

afterEach(() => vi.restoreAllMocks())

describe('dates', () => {
  it.each([
    [format.shortDay, '2026-11-04', '4 nov. 2026', '4 nov 2026'],
    [format.numericDay, '2026-12-01', '01/12/2026', '01/12/2026'],
    [format.longDay, '2026-11-19', 'jeudi 19 novembre', 'giovedì 19 novembre'],
    [format.longDay, '2026-12-01', 'mardi 1er décembre', 'martedì 1º dicembre'],
    [format.longDayWithYear, '2026-12-01', '1er décembre 2026', '1º dicembre 2026'],
    [format.longDayWithYear, '2026-12-21', '21 décembre 2026', '21 dicembre 2026'],
    [format.dayAndMonth, '2026-11-07', '7 nov.', '7 nov'],
    [format.monthAndYear, '2026-11-07', 'novembre 2026', 'novembre 2026'],
  ] as const)('[I18N-04] %o of %s', (show, day, fr, it_) => {
    expect(show(day, 'fr')).toBe(fr)
    expect(show(day, 'it')).toBe(it_)
  })

  it('tells an instant by the clocks of the three countries', () => {
    expect(format.shortInstant('2026-11-04T23:30:00Z', 'fr')).toContain('5 nov. 2026')
    expect(format.dayOf('2026-07-14T22:30:00Z')).toBe('2026-07-15')
  })

  it('[I18N-04] the day of an instant is the same whatever a browser’s locales look like', () => {
    // WebKit with an older ICU writes the English of Canada as that of the United States.
    const plain = Intl.DateTimeFormat
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...[locales, options]) {
      return Object.defineProperty(new plain(locales, options), 'format', { value: () => '7/15/2026' })
    })
    expect(format.dayOf('2026-07-14T22:30:00Z')).toBe('2026-07-15')
    expect(format.dayOf('2026-01-04T22:59:59Z')).toBe('2026-01-04')
    expect(format.today()).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('names the days around today', () => {
    expect(format.nearDay('2026-11-19', '2026-11-20', 'fr')).toBe('hier')
    expect(format.nearDay('2026-11-20T09:00:00Z', '2026-11-20', 'it')).toBe('oggi')
    expect(format.nearDay('2026-11-21', '2026-11-20', 'fr')).toBe('demain')
    expect(format.nearDay('2026-11-26', '2026-11-20', 'fr')).toBe('jeudi 26 novembre')
  })
})

describe('numbers that are read aloud', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')

  it('groups a member number, an account', () => {
    expect(plain(format.nevg('412703584'))).toBe('412 703 584')
    expect(plain(format.maskedIban('FR7630006000011234567894821'))).toBe('FR76 •••• 4821')
    expect(plain(format.maskedIban('FR76 •••• 4821'))).toBe('FR76 •••• 4821')
  })

  it('tells sizes and ages', () => {
    expect(plain(format.fileSize(7_800_000, 'fr'))).toBe('7,8 Mo')
    expect(plain(format.fileSize(340_200, 'it'))).toBe('340 kB')
    expect(plain(format.age('2026-03-14', '2026-11-20', 'fr'))).toBe('8 mois')
    expect(plain(format.age('2023-11-21', '2026-11-20', 'fr'))).toBe('2 ans')
    expect(plain(format.age('2025-11-20', '2026-11-20', 'it'))).toBe('1 anno')
  })
})

import { describe, expect, it } from 'vitest'
import * as format from './format.ts'
import { today } from './today.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('moments', () => {
  it('tells an instant by the clocks of the three countries', () => {
    expect(format.shortInstant('2026-11-04T23:30:00Z', 'fr')).toBe('5 nov. 2026, 0\u00a0h\u00a030')
    expect(format.longInstant('2026-09-04T06:41:00Z', 'it')).toBe('venerdì 4 settembre alle 8.41')
    expect(format.longInstant('2026-09-04T11:00:00Z', 'fr')).toBe('vendredi 4 septembre à 13\u00a0h')
  })

  it('names the days around today', () => {
    expect(format.nearDay('2026-11-19', '2026-11-20', 'fr')).toBe('hier')
    expect(format.nearDay('2026-11-20T09:00:00Z', '2026-11-20', 'it')).toBe('oggi')
    expect(format.nearDay('2026-11-21', '2026-11-20', 'fr')).toBe('demain')
    expect(format.nearDay('2026-11-26', '2026-11-20', 'fr')).toBe('jeudi 26 novembre')
  })
})

it('tells sizes and ages', () => {
  expect(plain(format.fileSize(7_800_000, 'fr'))).toBe('7,8 Mo')
  expect(plain(format.fileSize(340_200, 'it'))).toBe('340 kB')
  expect(plain(format.age('2026-03-14', '2026-11-20', 'fr'))).toBe('8 mois')
  expect(plain(format.age('2023-11-21', '2026-11-20', 'fr'))).toBe('2 ans')
  expect(plain(format.age('2024-11-21', '2026-11-20', 'fr', 2))).toBe('23 mois')
  expect(plain(format.age('2024-11-20', '2026-11-20', 'fr', 2))).toBe('2 ans')
  expect(plain(format.age('2025-11-20', '2026-11-20', 'it'))).toBe('1 anno')
})

it('knows today as a day', () => {
  expect(today()).toMatch(/^\d{4}-\d\d-\d\d$/)
})

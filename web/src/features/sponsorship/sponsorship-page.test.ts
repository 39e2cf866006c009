import { expect, it } from 'vitest'
import { earnedNote } from './SponsorshipPage.tsx'

const validated = { status: 'validated' as const, by_lot: true, drawn_at: null, paid_on: null, refused_on: null }
const drawn = { ...validated, drawn_at: '2026-11-20T09:00:00.000Z' }
const paid = { ...drawn, paid_on: '2026-11-25' }

it.each([
  [
    [paid, drawn, validated],
    '1 gain versé, 1 à recevoir, 1 à découvrir',
    '1 premio accreditato, 1 da ricevere, 1 da scoprire',
  ],
  [[paid, paid], '2 gains versés', '2 premi accreditati'],
  [[{ ...validated, by_lot: false }, validated], '1 à découvrir, 1 à demander', '1 da scoprire, 1 da richiedere'],
  [
    [{ status: 'pending' as const, by_lot: true, drawn_at: null, paid_on: null, refused_on: null }],
    'Votre premier gain apparaîtra ici.',
    'Il Suo primo premio comparirà qui.',
  ],
  [[], 'Votre premier gain apparaîtra ici.', 'Il Suo primo premio comparirà qui.'],
])('[SPO-03] the gains are counted by what became of them (%#)', (godchildren, fr, it_) => {
  expect([earnedNote(godchildren, 'fr'), earnedNote(godchildren, 'it')]).toEqual([fr, it_])
})

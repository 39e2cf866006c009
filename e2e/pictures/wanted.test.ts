import { describe, expect, it } from 'vitest'
import { getFileName, type Picture, toRoute } from './picture.ts'
import { isWanted, parseWanted } from './wanted.ts'

const home: Picture = { place: 'home', route: '/', state: 'full', language: 'fr', width: 390, theme: 'light' }
const isTaken = (words: string[], picture: Partial<Picture>) => isWanted(parseWanted(words), { ...home, ...picture })

describe('a run', () => {
  it('takes a page with all it has in every width and theme, its other states in two widths', () => {
    expect(isTaken([], { width: 768, theme: 'dark' })).toBe(true)
    expect(isTaken([], { state: 'empty' })).toBe(true)
    expect(isTaken([], { state: 'empty', width: 768 })).toBe(false)
    expect(isTaken([], { state: 'empty', theme: 'dark' })).toBe(false)
  })

  it.each([[['--every']], [['--width', '768', '--theme', 'dark']], [['--theme=dark']]])(
    'takes the other states, too, where that is asked for: %s',
    (words) => {
      expect(isTaken(words, { state: 'empty', width: 768, theme: 'dark' })).toBe(true)
    },
  )

  it('takes what options name, several with commas', () => {
    const words = ['--state=full,ended', '--language', 'it']
    expect(isTaken(words, { language: 'it' })).toBe(true)
    expect(isTaken(words, { language: 'it', state: 'ended' })).toBe(true)
    expect(isTaken(words, { language: 'it', state: 'failed' })).toBe(false)
    expect(isTaken(words, {})).toBe(false)
  })

  it('takes the places that one of the words names: a part of a name, or a whole route', () => {
    expect(isTaken(['ome', 'nothing'], {})).toBe(true)
    expect(isTaken(['refund'], {})).toBe(false)
    expect(isTaken(['/'], {})).toBe(true)
    expect(isTaken(['/'], { route: '/refunds' })).toBe(false)
  })

  it('refuses what it does not know', () => {
    expect(() => parseWanted(['--width=400'])).toThrow('400 is none of 360, 390, 768, 1440')
    expect(() => parseWanted(['--widths=390'])).toThrow("Unknown option '--widths'")
  })
})

describe('names', () => {
  it('are those of files, which no two pictures share', () => {
    expect(getFileName({ ...home, place: 'profile, the member’s data' })).toBe(
      'profile-the-member-s-data.full.fr.390.light.png',
    )
  })

  it('of routes hold no id', () => {
    expect(toRoute('/refunds/8a70b4cb-1f39-4b2a-955c-2051df4f2db0')).toBe('/refunds/$id')
    expect(toRoute('/profile/payment-methods/account?mandate=f2b195d8&step=code')).toBe(
      '/profile/payment-methods/account',
    )
  })
})

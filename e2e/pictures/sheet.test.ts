import { expect, it } from 'vitest'
import { groupFlaws, type Run, renderSheet, type Shown, formatSummary } from './sheet.ts'

const home: Shown = {
  place: 'home',
  route: '/',
  state: 'full',
  language: 'fr',
  width: 390,
  theme: 'light',
  flaws: [],
  difference: 'same',
}
const box = [1, 2, 3, 4]
const run: Run = {
  at: new Date('2026-11-20T09:00:00Z'),
  seconds: 7,
  shown: [
    home,
    { ...home, place: 'a <b>', flaws: ['scrolls sideways by 4 px'] },
    { ...home, place: 'little changed', difference: { pixels: 5, box, sizes: '390×844' } },
    { ...home, place: 'much changed', difference: { pixels: 500, box, sizes: '390×844 → 390×900' } },
    { ...home, place: 'fresh', difference: 'new', flaws: ['scrolls sideways by 4 px'] },
  ],
  untaken: [{ place: 'lost', state: 'full', language: 'it', why: 'Timeout' }],
  gone: ['old.full.fr.390.light.png'],
}

const position = (text: string) => renderSheet(run).indexOf(text)

it('tells a run in one line', () => {
  expect(formatSummary(run)).toBe('5 pictures, 2 changed, 1 new, 1 gone, 1 could not be taken, 2 flaws, 7 s')
})

it('shows what changed first, the most changed before the others, each as it was, as it is, and where', () => {
  const folders = ['before', 'now', 'difference'].map((folder) => position(`src="${folder}/much-changed.full.fr`))
  expect(folders).toEqual(folders.toSorted((a, b) => a - b))
  expect(folders[0]).toBeGreaterThan(0)
  expect(position('much changed: full')).toBeLessThan(position('little changed: full'))
  expect(position('little changed: full')).toBeLessThan(position('<h2>home'))
})

it('shows what did not change once, and loads no picture before it is near', () => {
  const images = [...renderSheet(run).matchAll(/<img loading="lazy"[^>]*src="([^"]+)"/g)].map(([, address]) => address)
  expect(images.filter((address) => address?.includes('home'))).toEqual(['now/home.full.fr.390.light.png'])
  expect(images).toHaveLength(9)
})

it('lists each flaw once, with where it was seen, what could not be taken and what is gone', () => {
  expect(groupFlaws(run).map(({ flaw, seen }) => [flaw, seen.length])).toEqual([['scrolls sideways by 4 px', 2]])
  expect(renderSheet(run)).toContain('lost, full, it: Timeout')
  expect(renderSheet(run)).toContain('old.full.fr.390.light.png')
})

it('says names as they are, whatever signs they hold', () => {
  expect(renderSheet(run)).toContain('a &lt;b&gt;')
  expect(renderSheet(run)).not.toContain('a <b>')
})

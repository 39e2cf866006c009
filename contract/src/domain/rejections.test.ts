import { describe, expect, it } from 'vitest'
import { chapterByReason, conditionChapter, conditionChapters } from './cover.ts'
import { namedRejections, rejectionReasons, rejections, rejectionSentence } from './rejections.ts'
import { listPlaceholders } from './strings.ts'

describe('why care is not refunded', () => {
  it.each(rejectionReasons)('[REF-04] %s ends a sentence, in both languages, whatever is known', (reason) => {
    for (const language of ['fr', 'it'] as const) {
      expect(rejectionSentence(reason, {}, language)).toMatch(/^\p{Ll}[^{}]*\.$/u)
      expect(conditionChapter(chapterByReason[reason], language).title).toMatch(/^\p{Ll}/u)
    }
  })

  it('names what is known, all of it or nothing', () => {
    const date = '24/11/2026'
    expect(rejectionSentence('ceiling_reached', { date }, 'fr')).toBe('le plafond annuel est atteint.')
    expect(rejectionSentence('ceiling_reached', { date, name: 'Oslo', de_name: 'd’Oslo' }, 'fr')).toBe(
      'le plafond annuel d’Oslo est atteint jusqu’au 24/11/2026.',
    )
    expect(rejectionSentence('waiting_period', { date: '08/12/2026' }, 'it')).toBe(
      'queste cure cadono nel periodo di carenza; cure simili sono coperte a partire dall’08/12/2026.',
    )
  })

  it('[LIFE-01] tells the end of an animal’s cover from the end of the contract', () => {
    const date = '24 novembre 2026'
    expect(rejectionSentence('after_end_date', { date }, 'fr')).toBe(
      'les soins sont postérieurs à la fin de votre contrat (24 novembre 2026).',
    )
    expect(rejectionSentence('after_end_date', { date, name: 'Oslo', de_name: 'd’Oslo' }, 'fr')).toBe(
      'les soins sont postérieurs à la fin des garanties d’Oslo (24 novembre 2026).',
    )
    expect(rejectionSentence('after_end_date', { date, name: 'Oslo', de_name: '' }, 'it')).toBe(
      'le cure sono successive alla fine della copertura di Oslo (24 novembre 2026).',
    )
    // A line does not say which of the two ended.
    expect(rejectionSentence('after_end_date', {}, 'fr')).toBe('les soins sont postérieurs à la fin des garanties.')
  })

  it('names the same things in both languages', () => {
    const known = (template: string) => listPlaceholders(template.replace('{de_name}', '{name}')).toSorted()
    expect(Object.values(namedRejections.fr).map(known)).toEqual(Object.values(namedRejections.it).map(known))
    expect(Object.values(rejections.fr).flatMap(listPlaceholders)).toEqual([])
  })
})

it('the chapters of the conditions are as many in both languages', () => {
  expect(conditionChapters.it.titles).toHaveLength(conditionChapters.fr.titles.length)
  expect(conditionChapter('amounts', 'fr')).toEqual({ number: 7, title: 'franchise, taux, plafond et exemples' })
})

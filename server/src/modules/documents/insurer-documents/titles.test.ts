import { describe, expect, it } from 'vitest'
import { toTitleColumns, titleIn, readTitles } from './titles.ts'

describe('[GO-07] titles of a document', () => {
  it.each([[{ fr: 'Avenant' }], [{ fr: 'Avenant', it: 'Appendice', nl: 'Bijvoegsel' }], [{ nl: 'Bijvoegsel' }]])(
    '%j are read from a row as they were written',
    (titles) => {
      const { other_titles, ...columns } = toTitleColumns(titles)
      expect(readTitles({ ...columns, other_titles: other_titles === null ? null : JSON.parse(other_titles) })).toEqual(
        titles,
      )
    },
  )

  it('are those of the reader’s language, else what there is', () => {
    expect(titleIn({ fr: 'Avenant', nl: 'Bijvoegsel' }, 'nl')).toBe('Bijvoegsel')
    expect(titleIn({ fr: 'Avenant', nl: 'Bijvoegsel' }, 'it')).toBe('Avenant')
    expect(titleIn({ nl: 'Bijvoegsel' }, 'fr')).toBe('Bijvoegsel')
  })
})

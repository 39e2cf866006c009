import { expect, it } from 'vitest'
import { columnTracks } from './Plot.tsx'

it('gives each column its share of the width, and leaves equal ones alone', () => {
  expect(columnTracks([{ share: 20 }, { share: 30 }])).toEqual({
    gridTemplateColumns: 'minmax(0, 20fr) minmax(0, 30fr)',
  })
  expect(columnTracks([{}, {}])).toBeUndefined()
})

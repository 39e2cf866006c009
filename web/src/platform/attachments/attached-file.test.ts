import { expect, it } from 'vitest'
import { getPreviewPicture, refusedFiles, roomFor } from './attached-file.ts'

it.each([
  [0, 5, 3],
  [2, 2, 1],
  [3, 1, 0],
  [1, 1, 1],
])('[SUP-01] with %i files, of %i more it takes %i', (held, chosen, taken) => {
  expect(roomFor(held, chosen, 3)).toBe(taken)
})

it('[SUP-01] tells which of the files that were sent the server has refused', () => {
  const unsafe = { kind: 'file', code: 'file_unsafe', remedy: 'replace' }
  expect(refusedFiles({ 'files.1': ['file_unsafe'], message: ['required'], files: ['file_too_large'] })).toEqual(
    new Map([[1, unsafe]]),
  )
  expect(refusedFiles({ 'files.0': ['schema.too_big'] })).toEqual(new Map())
})

it('[SUP-01] shows the picture that is sent, and nothing of a PDF or of what is refused', () => {
  const of = (type: string, preview: Blob | null = null) =>
    ({
      id: 'a',
      name: 'a',
      original_size: 1,
      state: 'ready',
      file: new File(['x'], 'a', { type }),
      preview,
      quality: [],
    }) as const
  const small = new Blob(['y'])
  expect(getPreviewPicture(of('image/jpeg', small))).toBe(small)
  expect(getPreviewPicture(of('image/png'))).toBeInstanceOf(File)
  expect(getPreviewPicture(of('application/pdf'))).toBeNull()
  expect(
    getPreviewPicture({
      id: 'a',
      name: 'a',
      original_size: 1,
      state: 'preparing',
      stage: 'reading',
      original: new File([], 'a'),
    }),
  ).toBeNull()
})

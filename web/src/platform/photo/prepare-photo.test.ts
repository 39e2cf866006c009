import { describe, expect, it } from 'vitest'
import { isPhotoProblem, photoProblem } from './photo-problem.ts'
import { largestPdf, preparePhoto, type PhotoStage } from './prepare-photo.ts'

const pdf = (bytes: number) =>
  new Uint8Array(bytes).fill(32).with(0, 0x25).with(1, 0x50).with(2, 0x44).with(3, 0x46).with(4, 0x2d)
const jpeg = (bytes: number) => new Uint8Array(bytes).with(0, 0xff).with(1, 0xd8).with(2, 0xff)
const heic = Uint8Array.from('\0\0\0\x14ftypheic\0\0\0\0mif1', (letter) => letter.charCodeAt(0))

function prepare(content: Uint8Array<ArrayBuffer>, name: string, signal = new AbortController().signal) {
  const stages: PhotoStage[] = []
  const onStage = (stage: PhotoStage) => {
    stages.push(stage)
  }
  return { stages, prepared: preparePhoto(new File([content], name), { signal, onStage }) }
}

describe('preparePhoto', () => {
  it.each([
    ['file_empty', new Uint8Array(), 'invoice.pdf'],
    ['file_unsupported', new TextEncoder().encode('PK not an image'), 'photo.jpg'],
    ['file_too_large', pdf(largestPdf + 1), 'invoice.pdf'],
  ])('[REF-12] refuses before upload: %s', async (code, content, name) => {
    await expect(prepare(content, name).prepared).rejects.toMatchObject({ code })
  })

  it('[REF-12] lets a PDF of exactly 5 MB through, untouched and without preview', async () => {
    const { prepared, stages } = prepare(pdf(largestPdf), 'invoice.pdf')
    const { file, ...rest } = await prepared
    expect(file.size).toBe(largestPdf)
    expect(file.type).toBe('application/pdf')
    expect(rest).toEqual({ quality: [], preview: null, converted: false, compressed: false })
    expect(stages).toEqual(['reading'])
  })

  // This runtime has no Worker: the same case as a browser without OffscreenCanvas
  it('[REF-12] sends a small photo as it is where the browser cannot prepare it', async () => {
    const { file, preview } = await prepare(jpeg(1000), 'photo').prepared
    expect(file).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg', size: 1000 })
    expect(preview?.size).toBe(1000)
  })

  it('[REF-13] has a problem of its own for a HEIC photo that cannot be converted', async () => {
    await expect(prepare(heic, 'IMG_1.HEIC').prepared).rejects.toMatchObject({ code: 'heic_failed' })
  })

  it('[REF-14] has a problem of its own for a large photo that cannot be compressed', async () => {
    await expect(prepare(jpeg(6_000_000), 'photo.jpg').prepared).rejects.toMatchObject({ code: 'compression_failed' })
  })

  it('[REF-15] is cancelled at once', async () => {
    await expect(prepare(jpeg(1000), 'photo.jpg', AbortSignal.abort()).prepared).rejects.toMatchObject({
      code: 'cancelled',
    })
  })
})

it('tells its own problems from other errors', () => {
  expect(isPhotoProblem(photoProblem('heic_failed'))).toBe(true)
  expect(isPhotoProblem(Object.assign(new Error(), { code: 'heic_failed' }))).toBe(false)
  expect(isPhotoProblem('heic_failed')).toBe(false)
})

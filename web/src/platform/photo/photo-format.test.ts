import { describe, expect, it } from 'vitest'
import { acceptedPhotos, nameAs, detectPhotoFormat } from './photo-format.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function heif(major: string, ...compatible: string[]): Uint8Array {
  const box = ['ftyp', major, '\0\0\0\0', ...compatible].join('')
  return bytes(`\0\0\0${String.fromCharCode(box.length + 4)}${box}\0\0\0\x08meta`)
}

describe('detectPhotoFormat', () => {
  it.each([
    ['jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 0)],
    ['png', bytes('\x89PNG\r\n\x1a\n')],
    ['pdf', bytes('%PDF-1.7\n')],
    ['heic', heif('heic', 'mif1', 'heic')],
    ['heic', heif('heix', 'mif1')],
    ['heic', heif('hevc', 'hevc')],
    ['heic', heif('mif1', 'miaf', 'heic')],
    ['heic', heif('msf1', 'hevc')],
  ])('[REF-12] recognises %s by its content, whatever it is called', (format, head) => {
    expect(detectPhotoFormat(head, 'without-extension')).toBe(format)
    expect(detectPhotoFormat(head, 'invoice.txt')).toBe(format)
  })

  it.each([
    ['an AVIF', heif('avif', 'mif1'), 'photo.heic'],
    ['an AVIF in a general container', heif('mif1', 'avif', 'miaf'), 'photo.heic'],
    ['a video', heif('isom', 'mp42'), 'photo.heic'],
    ['a GIF', bytes('GIF89a'), 'photo.jpg'],
    ['a page', bytes('<!doctype html>'), 'invoice.pdf'],
    ['a cut PNG signature', bytes('\x89PNG'), 'photo.png'],
    ['nothing', new Uint8Array(), 'photo.jpg'],
    ['only an extension', bytes('hello hello hello'), 'photo.heic'],
  ])('[REF-12] refuses %s', (_, head, name) => {
    expect(detectPhotoFormat(head, name)).toBeNull()
  })

  it('[REF-12] lets the extension settle a HEIF container that names no codec', () => {
    expect(detectPhotoFormat(heif('mif1', 'miaf'), 'IMG_1.HEIF')).toBe('heic')
    expect(detectPhotoFormat(heif('mif1', 'miaf'), 'IMG_1.avif')).toBeNull()
  })
})

it('gives a file the extension of its content', () => {
  expect(nameAs('jpeg', 'IMG_1234.HEIC')).toBe('IMG_1234.jpg')
  expect(nameAs('jpeg', 'photo.JPEG')).toBe('photo.JPEG')
  expect(nameAs('pdf', 'Scan 12.05.2026')).toBe('Scan 12.05.2026.pdf')
  expect(nameAs('jpeg', 'facture.exe')).toBe('facture.exe.jpg')
})

it('[REF-12] offers every accepted format to the file chooser', () => {
  const offered = acceptedPhotos.split(',')
  for (const wanted of [
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/heic',
    'image/heif',
    '.pdf',
    '.jpg',
    '.jpeg',
    '.png',
    '.heic',
    '.heif',
  ]) {
    expect(offered).toContain(wanted)
  }
})

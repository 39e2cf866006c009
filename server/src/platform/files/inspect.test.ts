import { describe, expect, it } from 'vitest'
import { detectFileKind, type FileKind } from './inspect.ts'

const bytes = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  heic: Buffer.from('\0\0\0\x14ftypheic\0\0\0\0mif1', 'latin1'),
  pdf: Buffer.from('%PDF-1.7\n'),
}

describe('[SEC-36] the kind of a file, by its name and its first bytes', () => {
  it.each([
    ['facture.jpg', 'image/jpg', 'jpeg'],
    ['facture.JPE', 'image/pjpeg', 'jpeg'],
    ['IMG_0001.HEIC', '', 'heic'],
    ['IMG_0001.heic', 'application/octet-stream', 'heic'],
    ['scan.png', '*/*', 'png'],
    ['scan.png', 'binary/octet-stream', 'png'],
    ['facture.pdf', 'application/x-pdf', 'pdf'],
    ['facture.pdf', 'application/acrobat', 'pdf'],
    ['facture.pdf', 'application/force-download', 'pdf'],
    ['facture.pdf', 'application/x-download; name=facture.pdf', 'pdf'],
    ['facture.pdf', 'application/x-unknown-content-type-AcroExch.Document.DC', 'pdf'],
    ['facture.pdf', 'application/unknown', 'pdf'],
  ] satisfies [string, string, FileKind][])('%s as “%s” is one', (name, media_type, kind) => {
    expect(detectFileKind(bytes[kind], { name, media_type })).toBe(kind)
  })

  it.each([
    ['facture.jpg', 'text/html', 'jpeg'],
    ['facture.jpg', 'application/pdf', 'jpeg'],
    ['facture.pdf', 'image/jpeg', 'pdf'],
    ['facture.pdf', 'application/octet-streams', 'pdf'],
    ['facture.pdf', 'text/plain', 'pdf'],
    ['facture.jpg', 'image/jpeg', 'pdf'],
    ['facture', 'application/octet-stream', 'pdf'],
    ['facture.exe', 'application/download', 'pdf'],
  ] satisfies [string, string, FileKind][])('%s as “%s” of another kind is none', (name, media_type, kind) => {
    expect(detectFileKind(bytes[kind], { name, media_type })).toBeNull()
  })
})

import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { unpackEveryStream, rawPdf, streamObject } from '../fixtures/made-pdfs.ts'
import { jpx2000, photoWithGps, profileWithText, twoColours } from '../fixtures/made-pictures.ts'
import { convertPdf } from './convert-pdf.ts'
import { firstPageThumbnail } from './thumbnail.ts'

const place = 'GPS 48.8566 N 2.3522 E'
const TRACES = [place, 'Exif', 'Acme', 'Phone 7', 'secret', Buffer.from('Exif').toString('hex')]

const photo = await photoWithGps()
const plain = await twoColours().jpeg().toBuffer()
const hex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`)

/** Decoder of ASCII85Decode. */
function ascii85(bytes: Buffer): Buffer {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const part = bytes.subarray(at, at + 4)
    let number = Buffer.concat([part, Buffer.alloc(4 - part.length)]).readUInt32BE(0)
    const digits = Array.from({ length: 5 }, () => {
      const digit = number % 85
      number = Math.floor(number / 85)
      return String.fromCharCode(33 + digit)
    }).toReversed()
    const word = digits.join('')
    text += word === '!!!!!' && part.length === 4 ? 'z' : word.slice(0, part.length + 1)
  }
  return Buffer.from(`${text}~>`)
}

const IMAGE = '/Type /XObject /Subtype /Image /Width 64 /Height 40 /ColorSpace /DeviceRGB /BitsPerComponent 8'

/** A PDF of one page that draws the image. */
function withImage(keys: string, bytes: Buffer, more: Buffer[] = []): Buffer {
  return rawPdf({
    page: '/Resources << /XObject << /I 4 0 R >> >> /Contents 5 0 R',
    objects: [streamObject(keys, bytes), streamObject('', Buffer.from('q 300 0 0 400 0 0 cm /I Do Q')), ...more],
  })
}

function withContent(content: string | Buffer, resources = '', more: Buffer[] = []): Buffer {
  return rawPdf({
    page: `/Resources << ${resources} >> /Contents 4 0 R`,
    objects: [streamObject('', Buffer.from(content)), ...more],
  })
}

/** A PDF as it is stored, converted in this process: that it happens in one of its own is `prepare.test.ts`'s to prove. */
async function stored(bytes: Buffer): Promise<{ bytes: Buffer; thumbnail: Buffer | null }> {
  const file = await convertPdf(bytes)
  if (!file.ok) throw new Error(`Refused: ${file.code}`)
  return { bytes: Buffer.from(file.bytes), thumbnail: file.thumbnail && Buffer.from(file.thumbnail) }
}

/** Difference of two pictures, from 0 to 255. */
async function difference(one: Buffer, other: Buffer | null): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other ?? Buffer.alloc(0)].map((bytes) => sharp(bytes).raw().toBuffer()),
  )
  if (!first || !second) return 255
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length
}

const inline = (head: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`q 300 0 0 400 0 0 cm BI /W 64 /H 40 /CS /RGB /BPC 8 ${head} ID `),
    data,
    Buffer.from('\nEI Q'),
  ])
const jpegSegment = (marker: number, text: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)])
const segmented = (segment: Buffer) => Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)])
const pixels = (tail: string) => Buffer.concat([deflateSync(Buffer.alloc(64 * 40 * 3, 90)), Buffer.from(tail)])
const filters = (...names: string[]) => `${IMAGE} /Filter [${names.map((name) => `/${name}`).join(' ')}]`

it.each([
  ['a photo', withImage(filters('DCTDecode'), photo)],
  ['ASCII85 + DCT', withImage(filters('ASCII85Decode', 'DCTDecode'), ascii85(photo))],
  ['Flate + DCT', withImage(filters('FlateDecode', 'DCTDecode'), deflateSync(photo))],
  ['Hex + DCT', withImage(filters('ASCIIHexDecode', 'DCTDecode'), hex(photo))],
  ['ASCII85 + Flate + DCT, by short names', withImage(filters('A85', 'Fl', 'DCT'), ascii85(deflateSync(photo)))],
  ['an escaped name of a filter', withImage(`${IMAGE} /Filter /D#43TDecode`, photo)],
  ['a filter in an object of its own', withImage(`${IMAGE} /Filter 6 0 R`, photo, [Buffer.from('[/DCTDecode]')])],
  ['a second JPEG behind the first', withImage(filters('DCTDecode'), Buffer.concat([plain, photo]))],
  [
    'a second JPEG behind one without an end',
    withImage(filters('DCTDecode'), Buffer.concat([plain.subarray(0, -2), photo])),
  ],
  ['text behind a JPEG', withImage(filters('DCTDecode'), Buffer.concat([plain, Buffer.from(place)]))],
  ['a JPEG’s comment', withImage(filters('DCTDecode'), segmented(jpegSegment(0xfe, place)))],
  ['a JPEG’s thumbnail', withImage(filters('DCTDecode'), segmented(jpegSegment(0xe0, `JFXX\0\x10${place}`)))],
  [
    'an application segment behind the tables',
    withImage(
      filters('DCTDecode'),
      Buffer.concat([plain.subarray(0, -2), jpegSegment(0xed, place), plain.subarray(-2)]),
    ),
  ],
  [
    'an unknown key of an image',
    withImage(`${filters('DCTDecode')} /GPS (${place}) /Note << /Deep [(${place})] >>`, plain),
  ],
  [
    'an alternate image',
    withImage(`${filters('DCTDecode')} /Alternates [<< /Image 6 0 R >>]`, plain, [
      streamObject(filters('DCTDecode'), photo),
    ]),
  ],
  [
    'Metadata of an image',
    withImage(`${filters('DCTDecode')} /Metadata 6 0 R`, plain, [
      streamObject('/Type /Metadata /Subtype /XML', Buffer.from(`<x:xmpmeta>${place}</x:xmpmeta>`)),
    ]),
  ],
  [
    'PieceInfo of an image',
    withImage(`${filters('DCTDecode')} /PieceInfo << /App << /Private (${place}) >> >>`, plain),
  ],
  [
    'an unknown stream of an image',
    withImage(`${filters('DCTDecode')} /Original 6 0 R`, plain, [streamObject('', photo)]),
  ],
  [
    'a soft mask',
    withImage(`${filters('DCTDecode')} /SMask 6 0 R`, plain, [
      streamObject(`${filters('Fl', 'DCT')} /Where (${place})`, deflateSync(photo)),
    ]),
  ],
  ['bytes behind a deflated image', withImage(filters('FlateDecode'), pixels(place))],
  ['an inline photo', withContent(inline('/F /DCT', photo))],
  ['an inline photo in hex', withContent(inline('/F [/AHx /DCT]', hex(photo)))],
  ['an unknown key of an inline image', withContent(inline(`/F /DCT /GPS (${place})`, plain))],
  ['a comment among operators', withContent(`0 0 9 9 re f % ${place}\n0 0 5 5 re f`)],
  ['properties of marked content', withContent(`/Span << /ActualText (x) /Where (${place}) >> BDC 0 0 9 9 re f EMC`)],
  ['named properties', withContent('/Span /P BDC 0 0 9 9 re f EMC', `/Properties << /P << /Where (${place}) >> >>`)],
  [
    'a resource of no kind',
    withContent('0 0 9 9 re f', `/Place (${place}) /XObject << /Unused 5 0 R >>`, [streamObject('', photo)]),
  ],
  [
    'a form’s unknown key',
    withContent('/F Do', '/XObject << /F 5 0 R >>', [
      streamObject(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Where (${place})`, Buffer.from('0 0 9 9 re f')),
    ]),
  ],
  [
    'a cell of a pattern',
    withContent('/Pattern cs /P scn 0 0 90 90 re f', '/Pattern << /P 5 0 R >>', [
      streamObject(
        '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>',
        inline('/F /DCT', photo),
      ),
    ]),
  ],
  [
    'a colour profile',
    withContent('/C cs 1 0 0 sc 0 0 90 90 re f', '/ColorSpace << /C [/ICCBased 5 0 R] >>', [
      streamObject(`/N 3 /Metadata 6 0 R /Where (${place})`, await profileWithText(place)),
      streamObject('', Buffer.from(place)),
    ]),
  ],
  ['the page’s own keys', rawPdf({ page: `/Where (${place}) /PieceInfo << /A << /Private (${place}) >> >>` })],
  [
    'inherited resources',
    Buffer.from(
      rawPdf({
        page: '/Contents 5 0 R',
        objects: [streamObject(filters('Fl', 'DCT'), deflateSync(photo)), streamObject('', Buffer.from('/I Do'))],
      })
        .toString('latin1')
        .replace('/Count 1', '/Count 1 /Resources << /XObject << /I 4 0 R >> >>'),
      'latin1',
    ),
  ],
  ['JPX', withImage(`${IMAGE} /Filter /JPXDecode`, jpx2000({ comment: place }))],
  [
    'JPX in boxes',
    withImage(
      `${IMAGE} /Filter /JPXDecode`,
      jpx2000({ comment: place, boxes: { 'xml ': place, uuid: `JpgTiffExif->JP2${photo.toString('latin1')}` } }),
    ),
  ],
  [
    'Flate + JPX',
    withImage(filters('FlateDecode', 'JPXDecode'), deflateSync(jpx2000({ comment: place, boxes: { uuid: place } }))),
  ],
  ['text behind JPX', withImage(`${IMAGE} /Filter /JPXDecode`, Buffer.concat([jpx2000({}), Buffer.from(place)]))],
] as const)('[SEC-38] nothing tells where a photo was taken, hidden in a PDF by %s', async (_where, source) => {
  expect(TRACES.some((trace) => unpackEveryStream(source).some((bytes) => bytes.includes(trace, 0, 'latin1')))).toBe(
    true,
  )
  const file = await stored(source)
  for (const bytes of unpackEveryStream(file.bytes)) {
    expect(TRACES.filter((trace) => bytes.includes(trace, 0, 'latin1'))).toEqual([])
  }
  expect(await difference(await firstPageThumbnail(source), file.thumbnail)).toBeLessThan(1)
})

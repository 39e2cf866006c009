import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import { savePdf, ordinaryPdf, pdfOfSize } from './fixtures/made-pdfs.ts'
import { jpegOfSize, noise, photoWithGps, twoColours } from './fixtures/made-pictures.ts'
import { MAX_FILE_BYTES } from './inspect.ts'
import { closeFilePipeline, type PreparedFile, prepareFile } from './prepare.ts'
import { receivedBytes } from './received-file.ts'

// Each file starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })
afterAll(closeFilePipeline)

const heic = await readFile(join(import.meta.dirname, 'fixtures/phone-photo.heic'))
const zip = Buffer.from('504b0304140000000800', 'hex')
const html = Buffer.from('<!doctype html><script>alert(1)</script>')

const prepare = (bytes: Buffer, name: string, media_type = '') =>
  prepareFile(receivedBytes(bytes, { name, media_type }), { name: 'one' }, null)

async function accepted(bytes: Buffer, name: string): Promise<Extract<PreparedFile, { ok: true }>> {
  const file = await prepare(bytes, name)
  if (!file.ok) throw new Error(`Refused: ${file.code}`)
  return file
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

it.each([
  ['photo.JPG', () => twoColours().jpeg().toBuffer(), 'image/jpeg', 'jpg'],
  ['scan.png', () => twoColours().png().toBuffer(), 'image/png', 'png'],
  ['IMG_0001.heic', async () => heic, 'image/jpeg', 'jpg'],
  ['facture.pdf', async () => savePdf(await ordinaryPdf()), 'application/pdf', 'pdf'],
] as const)('[SEC-36] takes %s', async (name, make, media_type, extension) => {
  const source = await make()
  const file = await accepted(source, name)
  expect(file).toMatchObject({ media_type, extension, size: file.bytes.length, source_sha256: sha256(source) })
  expect(file.sha256).toBe(sha256(file.bytes))
  const thumbnail = await sharp(file.thumbnail ?? Buffer.alloc(0)).metadata()
  expect(thumbnail.format).toBe('webp')
  expect(Math.max(thumbnail.width, thumbnail.height)).toBeLessThanOrEqual(320)
})

it.each([
  ['nothing', 'empty.jpg', async () => Buffer.alloc(0), 'file_empty'],
  ['SVG', 'a.svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file_unsupported'],
  ['SVG called PNG', 'a.png', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file_unsupported'],
  ['HTML called PDF', 'a.pdf', async () => html, 'file_unsupported'],
  [
    'HTML before a PDF',
    'a.pdf',
    async () => Buffer.concat([html, await savePdf(await ordinaryPdf())]),
    'file_unsupported',
  ],
  ['GIF', 'a.gif', () => twoColours().gif().toBuffer(), 'file_unsupported'],
  ['GIF called JPEG', 'a.jpg', () => twoColours().gif().toBuffer(), 'file_unsupported'],
  ['WebP called JPEG', 'a.jpg', () => twoColours().webp().toBuffer(), 'file_unsupported'],
  ['AVIF called HEIC', 'a.heic', () => twoColours().avif({ effort: 0 }).toBuffer(), 'file_unsupported'],
  ['ZIP', 'a.zip', async () => zip, 'file_unsupported'],
  ['ZIP called PDF', 'a.pdf', async () => zip, 'file_unsupported'],
  ['JPEG with no extension', 'photo', () => twoColours().jpeg().toBuffer(), 'file_unsupported'],
  ['JPEG called HTML', 'photo.html', () => twoColours().jpeg().toBuffer(), 'file_unsupported'],
  ['PNG called JPEG', 'photo.jpg', () => twoColours().png().toBuffer(), 'file_unsupported'],
  ['three bytes of a JPEG', 'a.jpg', async () => Buffer.from([0xff, 0xd8, 0xff]), 'file_unreadable'],
  ['eight bytes of a PNG', 'a.png', async () => Buffer.from('89504e470d0a1a0a', 'hex'), 'file_unreadable'],
  ['a PDF’s first line', 'a.pdf', async () => Buffer.from('%PDF-1.7\n'), 'file_unreadable'],
] as const)('[SEC-36] refuses %s', async (_what, name, make, code) => {
  expect(await prepare(await make(), name)).toEqual({ ok: false, code })
})

it('[SEC-36] refuses a JPEG declared as HTML', async () => {
  const bytes = await twoColours().jpeg().toBuffer()
  expect(await prepare(bytes, 'a.jpg', 'text/html')).toEqual({ ok: false, code: 'file_unsupported' })
})

it.each([
  ['a.jpg', () => noise(400, 300).jpeg().toBuffer()],
  ['a.png', () => noise(400, 300).png().toBuffer()],
  ['a.heic', async () => heic],
  ['a.pdf', async () => savePdf(await ordinaryPdf(3))],
] as const)('[SEC-36] refuses %s cut short', async (name, make) => {
  const whole = await make()
  for (const part of [0.3, 0.9]) {
    const cut = whole.subarray(0, Math.floor(whole.length * part))
    expect(await prepare(cut, name)).toEqual({ ok: false, code: 'file_unreadable' })
  }
})

it('[SEC-35] takes 5,242,880 bytes and not one more', async () => {
  const most = await jpegOfSize(MAX_FILE_BYTES)
  expect(most).toHaveLength(5_242_880)
  expect((await accepted(most, 'a.jpg')).size).toBeLessThan(MAX_FILE_BYTES)
  const more = await jpegOfSize(MAX_FILE_BYTES + 1)
  expect(more).toHaveLength(5_242_881)
  expect(await prepare(more, 'a.jpg')).toEqual({ ok: false, code: 'file_too_large' })
})

it('[SEC-35] takes a PDF of 5,242,880 bytes, which is rebuilt a little larger', async () => {
  const most = pdfOfSize(MAX_FILE_BYTES)
  expect(most).toHaveLength(5_242_880)
  const file = await accepted(most, 'a.pdf')
  expect(file.size).toBeGreaterThan(MAX_FILE_BYTES)
  expect(await prepare(pdfOfSize(MAX_FILE_BYTES + 1), 'a.pdf')).toEqual({ ok: false, code: 'file_too_large' })
})

it('takes a PDF of many pages, and says of more than 300 that they are too many', async () => {
  await accepted(await savePdf(await ordinaryPdf(101)), 'a.pdf')
  const code = 'file_too_many_pages'
  expect(await prepare(await savePdf(await ordinaryPdf(301)), 'a.pdf')).toEqual({ ok: false, code })
})

it.each([
  ['a.jpg', () => photoWithGps()],
  ['a.heic', async () => heic],
] as const)('[SEC-38] stores nothing of %s but its pixels', async (name, make) => {
  const source = await make()
  expect(source.includes('Exif')).toBe(true)
  const { bytes, thumbnail } = await accepted(source, name)
  for (const stored of [bytes, thumbnail ?? Buffer.alloc(0)]) {
    const metadata = await sharp(stored).metadata()
    expect(metadata).not.toMatchObject({ exif: expect.anything() })
    expect(metadata.xmp ?? metadata.iptc ?? metadata.icc ?? metadata.comments).toBeUndefined()
    for (const trace of ['Exif', 'Acme', 'Apple', 'iPhone', 'secret', 'GPS']) expect(stored.includes(trace)).toBe(false)
  }
})

it('[SEC-38] drops the comments of JPEG and the texts of PNG', async () => {
  const text = pngChunk('tEXt', Buffer.from('Comment\0secret text'))
  const png = await twoColours().png().toBuffer()
  const noted = Buffer.concat([png.subarray(0, 33), text, png.subarray(33)])
  expect((await accepted(noted, 'a.png')).bytes.includes('secret')).toBe(false)
  const commented = await jpegOfSize(20_000)
  expect((await accepted(commented, 'a.jpg')).bytes.includes('xxxx')).toBe(false)
})

it('turns a photo upright before its orientation is dropped', async () => {
  const file = await accepted(await photoWithGps(6), 'a.jpg')
  expect([file.width, file.height]).toEqual([40, 64])
  const { data, info } = await sharp(file.bytes).raw().toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data.subarray(0, info.channels)
  expect(red).toBeGreaterThan(blue)
})

it('decodes a phone’s HEIC to the picture it shows', async () => {
  const file = await accepted(heic, 'IMG_0001.HEIC')
  expect([file.width, file.height]).toEqual([640, 480])
  const at = async (left: number, top: number) => {
    const { data } = await sharp(file.bytes)
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data]
  }
  const [red = 0, green = 0, blue = 0] = await at(320, 300)
  expect(Math.min(red, green, blue)).toBeGreaterThan(215)
  const [wood = 0, , shade = 0] = await at(20, 20)
  expect(wood - shade).toBeGreaterThan(30)
})

it('decodes the picture that a HEIC names as its own, which is not its first', async () => {
  const redThenBlue = await readFile(join(import.meta.dirname, 'fixtures/second-is-primary.heic'))
  const file = await accepted(redThenBlue, 'IMG_0002.HEIC')
  const { channels } = await sharp(file.bytes).stats()
  const [red, , blue] = channels.map(({ mean }) => Math.round(mean))
  expect({ red, blue }).toEqual({ red: 0, blue: 254 })
})

it.each([
  ['a.jpg', () => twoColours().jpeg().toBuffer()],
  ['a.png', () => twoColours().png().toBuffer()],
  ['a.pdf', async () => savePdf(await ordinaryPdf())],
] as const)('[SEC-36] cuts off what is hidden behind %s', async (name, make) => {
  for (const tail of [zip, html]) {
    const { bytes } = await accepted(Buffer.concat([await make(), tail]), name)
    expect(bytes.includes(tail)).toBe(false)
    expect(bytes.includes('PK\x03\x04')).toBe(false)
  }
})

it('a PNG that would be stored larger than 5 MB becomes a JPEG that is not', async () => {
  const grey = { raw: { width: 2250, height: 2250, channels: 1 } } as const
  const source = await sharp(randomBytes(2250 * 2250), grey)
    .toColourspace('b-w')
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(source.length).toBeLessThanOrEqual(MAX_FILE_BYTES)
  const file = await accepted(source, 'a.png')
  expect(file.media_type).toBe('image/jpeg')
  expect(file.size).toBeLessThanOrEqual(MAX_FILE_BYTES)
})

it.each([
  ['bomb.png', async () => pngBomb(20_000, 20_000)],
  ['bomb.jpg', () => jpegBomb(20_000, 20_000)],
  ['bomb.heic', async () => heicBomb(20_000, 20_000)],
] as const)('[SEC-37] refuses %s, whose header tells 400 megapixels, within 500 ms', async (name, make) => {
  const code = name === 'bomb.heic' ? 'file_heic_too_many_pixels' : 'file_too_many_pixels'
  const bomb = await make()
  const start = performance.now()
  expect(await prepare(bomb, name)).toEqual({ ok: false, code })
  expect(performance.now() - start).toBeLessThan(500)
})

it('[SEC-37] says of a HEIC of 48 megapixels by its header that it is too large, not that it is unreadable', async () => {
  const start = performance.now()
  expect(await prepare(heicBomb(8064, 6048), 'a.heic')).toEqual({ ok: false, code: 'file_heic_too_many_pixels' })
  expect(performance.now() - start).toBeLessThan(500)
})

it('says honestly that HEIC is left to the browser, where a portal is set so', async () => {
  const received = receivedBytes(heic, { name: 'IMG_0001.heic', media_type: '' })
  const file = await prepareFile(received, { name: 'one' }, null, { heic_on_server: false })
  expect(file).toEqual({ ok: false, code: 'file_heic_not_accepted' })
})

it('[SEC-37] refuses a HEIC whose header and picture disagree on the size', async () => {
  const liar = heicBomb(64, 64)
  expect(await prepare(liar, 'a.heic')).toEqual({ ok: false, code: 'file_unreadable' })
})

function pngChunk(type: string, body: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + body.length)
  chunk.writeUInt32BE(body.length, 0)
  chunk.write(type, 4, 'latin1')
  body.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + body.length)), 8 + body.length)
  return chunk
}

function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(3_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

async function jpegBomb(width: number, height: number): Promise<Buffer> {
  const bytes = await twoColours().jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

function heicBomb(width: number, height: number): Buffer {
  const bytes = Buffer.from(heic)
  const box = bytes.indexOf('ispe')
  bytes.writeUInt32BE(width, box + 8)
  bytes.writeUInt32BE(height, box + 12)
  return bytes
}

it('[SEC-42] converts the same bytes that a caller sends at once a single time, and goes on if the first one hangs up', async () => {
  const bytes = await noise(400, 300).jpeg().toBuffer()
  const spent: string[] = []
  const send = (name: string, signal?: AbortSignal) =>
    prepareFile(
      { ...receivedBytes(bytes, { name: 'a.jpg', media_type: '' }), ...(signal && { signal }) },
      {
        name,
        async spend() {
          spent.push(name)
        },
      },
      null,
    )
  const files = await Promise.all([...Array.from({ length: 8 }, () => send('one')), send('another')])
  expect(new Set(files.map((file) => file.ok && file.sha256)).size).toBe(1)
  expect(spent.toSorted()).toEqual(['another', 'one'])

  const leaving = new AbortController()
  const gone = send('one', leaving.signal).catch((error: unknown) => error)
  const stays = send('one')
  leaving.abort(new Error('nobody waits'))
  expect(await gone).toMatchObject({ message: 'nobody waits' })
  expect((await stays).ok).toBe(true)
})

import { deflateSync } from 'node:zlib'
import { AFRelationship, PDFBool, PDFDocument, PDFHexString, PDFName, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import {
  armedPdf,
  savePdf,
  readPdfContent,
  ordinaryPdf,
  rawPdf,
  streamObject,
  unpackEveryStream,
} from '../fixtures/made-pdfs.ts'
import { photoWithGps } from '../fixtures/made-pictures.ts'
import { prepareFile } from '../prepare.ts'
import { receivedBytes } from '../received-file.ts'
import { rebuildPdf } from './rebuild.ts'
import { firstPageThumbnail } from './thumbnail.ts'

// Some of these start a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

const ACTIVE =
  /JavaScript|\/JS\b|OpenAction|\/AA\b|Launch|EmbeddedFile|Filespec|RichMedia|XFA|\/URI\b|app\.alert|cmd\.exe|factur-x/

async function rebuilt(bytes: Uint8Array): Promise<Uint8Array> {
  const answer = await rebuildPdf(bytes)
  if (!answer.ok) throw new Error(`Refused: ${answer.code}`)
  return answer.bytes
}

async function inkOf(bytes: Uint8Array): Promise<number> {
  const { channels } = await sharp(await firstPageThumbnail(bytes)).stats()
  return 255 - (channels[0]?.mean ?? 255)
}

const prepare = (bytes: Buffer, declared: { name: string; media_type: string }) =>
  prepareFile(receivedBytes(bytes, declared), { name: 'one' }, null)

it('[SEC-39] leaves behind every script, action, attachment and medium, in object streams too', async () => {
  const armed = await armedPdf()
  expect(armed.includes('/Launch')).toBe(false)
  const before = await readPdfContent(armed)
  for (const part of ['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia', 'XFA', 'OpenAction'])
    expect(before).toContain(part)
  const file = await prepare(armed, { name: 'facture.pdf', media_type: 'application/pdf' })
  if (!file.ok) throw new Error(`Refused: ${file.code}`)
  expect(await readPdfContent(file.bytes)).not.toMatch(ACTIVE)
})

it.each([
  ['/OpenAction', rawPdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })],
  ['an escaped name', rawPdf({ catalog: '/Open#41ction << /#53 /J#61vaScript /J#53 (app.alert(1)) >>' })],
  ['/AA of a page', rawPdf({ page: '/AA << /O << /S /Launch /F (cmd.exe) >> >>' })],
  [
    '/Launch in a link',
    rawPdf({ page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (cmd.exe) >> >>]' }),
  ],
  [
    'an action among the resources',
    rawPdf({
      page: '/Resources << /Font << /F1 4 0 R >> >>',
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /X [<< /S /J#61vaScript /JS (app.alert(1)) >>] >>',
      ],
    }),
  ],
  [
    'a name tree',
    rawPdf({ catalog: '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (app.alert(1)) >>] >> >>' }),
  ],
  [
    'a page’s attachment',
    rawPdf({
      page: '/AF [<< /Type /Filespec /EF << /F 4 0 R >> >>]',
      objects: ['<< /Type /EmbeddedFile /Length 9 >>\nstream\napp.alert\nendstream'],
    }),
  ],
])('[SEC-39] rebuilds without %s', async (_what, bytes) => {
  const clean = await readPdfContent(await rebuilt(bytes))
  expect(clean).toContain('/Page')
  expect(clean).not.toMatch(ACTIVE)
})

it('[SEC-39] takes an ordinary /OpenAction to a page, and drops it', async () => {
  const bytes = rawPdf({ catalog: '/OpenAction [3 0 R /XYZ null null 0]' })
  expect(await readPdfContent(await rebuilt(bytes))).not.toMatch(ACTIVE)
})

it('[SEC-39] refuses a file that asks for a password, and opens one whose author only forbids changes', async () => {
  const encrypted = async (options: { userPassword: string; algorithm?: 'AES-128' | 'AES-256' }) => {
    const document = await ordinaryPdf()
    document.encrypt({ ownerPassword: 'owner', permissions: { modifying: false }, ...options })
    return savePdf(document)
  }
  expect(await prepare(await encrypted({ userPassword: 'of the clinic' }), { name: 'a.pdf', media_type: '' })).toEqual({
    ok: false,
    code: 'file_unsafe',
  })
  const plain = await firstPageThumbnail(await rebuilt(await savePdf(await ordinaryPdf())))
  for (const algorithm of ['AES-128', 'AES-256'] as const) {
    const clean = await rebuilt(await encrypted({ userPassword: '', algorithm }))
    expect(await firstPageThumbnail(clean)).toEqual(plain)
    expect(await readPdfContent(clean)).not.toMatch(/Encrypt|secret/)
  }
})

it('[SEC-38] keeps neither the Info dictionary nor XMP nor an earlier revision', async () => {
  const document = await ordinaryPdf()
  document.catalog.set(
    PDFName.of('Metadata'),
    document.context.register(document.context.stream('<x:xmpmeta>secret</x:xmpmeta>')),
  )
  const first = await savePdf(document)
  const revision = Buffer.from('\n3 0 obj\n<< /Old (secret revision) >>\nendobj\n')
  const source = Buffer.concat([first.subarray(0, -6), revision, first.subarray(-6)])
  const clean = await readPdfContent(await rebuilt(source))
  expect(clean).not.toMatch(/secret|xmpmeta|Producer|pdf-lib/)
})

it('[SEC-38] takes the place out of a photo inside a PDF, and keeps the photo', async () => {
  const photo = await photoWithGps()
  const document = await PDFDocument.create()
  document.addPage([300, 200]).drawImage(await document.embedJpg(photo), { x: 0, y: 0, width: 300, height: 200 })
  const source = await savePdf(document)
  expect(source.includes('Acme')).toBe(true)
  const clean = Buffer.from(await rebuilt(source))
  expect(clean.includes('Exif') || clean.includes('Acme')).toBe(false)
  expect(await inkOf(clean)).toBeGreaterThan(50)
})

it('shows what was filled in a form, which is no longer a form', async () => {
  const document = await PDFDocument.create()
  const page = document.addPage([300, 200])
  const font = await document.embedFont(StandardFonts.Helvetica)
  const field = document.getForm().createTextField('animal')
  field.setText('MINOUCHE MINOUCHE')
  field.addToPage(page, { x: 10, y: 60, width: 280, height: 80, font, borderWidth: 0 })
  field.setFontSize(24)
  const clean = await rebuilt(await savePdf(document))
  expect(await inkOf(clean)).toBeGreaterThan(3)
  expect(await readPdfContent(clean)).not.toMatch(/AcroForm|Widget/)
})

it.each([
  ['factur-x.xml', AFRelationship.Data],
  ['zugferd-invoice.xml', AFRelationship.Alternative],
  ['ZUGFeRD-invoice.xml', AFRelationship.Source],
  ['xrechnung.xml', undefined],
])('[READ-11] reads the invoice that a PDF carries as %s, and leaves its file behind', async (name, afRelationship) => {
  const invoice = `<Invoice xmlns="urn:ubl"><ID>F-12</ID><LegalMonetaryTotal><TaxInclusiveAmount>84.00</TaxInclusiveAmount></LegalMonetaryTotal></Invoice>`
  const document = await ordinaryPdf()
  await document.attach(Buffer.from('a picture'), 'logo.png', {})
  await document.attach(Buffer.from(invoice), name, afRelationship ? { afRelationship } : {})
  const answer = await rebuildPdf(await savePdf(document))
  if (!answer.ok) throw new Error(`Refused: ${answer.code}`)
  expect(answer.invoice).toMatchObject({ format: 'ubl', number: 'F-12', total_cents: 8400 })
  expect(await readPdfContent(answer.bytes)).not.toMatch(ACTIVE)
})

it('[READ-11] finds it in a branch of names, under /UF alone and without parameters', async () => {
  const xml =
    '<Invoice xmlns="urn:ubl"><LegalMonetaryTotal><TaxInclusiveAmount>84.00</TaxInclusiveAmount></LegalMonetaryTotal></Invoice>'
  const file = streamObject('/Type /EmbeddedFile', Buffer.from(xml))
  const spec = '<< /Type /Filespec /UF (factur-x.xml) /EF << /UF 5 0 R >> >>'
  const branch = '/Names << /EmbeddedFiles << /Kids [6 0 R] >> >>'
  for (const catalog of [branch, '/AF [4 0 R]'])
    expect(await rebuildPdf(rawPdf({ catalog, objects: [spec, file, '<< /Names [(a) 4 0 R] >>'] }))).toMatchObject({
      invoice: { total_cents: 8400 },
    })
})

it('[READ-11] takes a PDF whose data is broken, in a branch of names, or no invoice, as it looks', async () => {
  const file = streamObject('/Type /EmbeddedFile', Buffer.from('<Invoice><ID>F-12</ID>'))
  const objects = ['<< /Type /Filespec /F (factur-x.xml) /EF << /F 5 0 R >> >>', file, '<< /Names [(a) 4 0 R] >>']
  const catalog = '/Names << /EmbeddedFiles << /Kids [6 0 R] >> >>'
  expect(await rebuildPdf(rawPdf({ catalog, objects }))).toMatchObject({ ok: true, invoice: null })
})

it('[READ-07] draws what a field holds now, and not a look that the form calls outdated', async () => {
  const document = await PDFDocument.create()
  const page = document.addPage([300, 200])
  const font = await document.embedFont(StandardFonts.Helvetica)
  const form = document.getForm()
  const field = form.createTextField('total')
  field.setText('84,00')
  field.addToPage(page, { x: 10, y: 60, width: 280, height: 80, font, borderWidth: 0 })
  form.updateFieldAppearances(font)
  // U+2212 and U+202F are in no standard font.
  field.acroField.dict.set(PDFName.of('V'), PDFHexString.fromText('\u22121\u202f096,00'))
  form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True)
  const source = Buffer.from(await document.save({ updateFieldAppearances: false }))
  const clean = Buffer.concat(unpackEveryStream(await rebuilt(source))).toString('latin1')
  const hex = (text: string) => Buffer.from(text).toString('hex').toUpperCase()
  expect(clean).toContain(hex('-1 096,00'))
  expect(clean).not.toContain(hex('84,00'))
})

it('takes a whole PDF whose last line is missing, and refuses one that was cut short', async () => {
  const whole = await savePdf(await ordinaryPdf())
  const text = whole.toString('latin1')
  const lastLine = Buffer.from(text.slice(0, text.lastIndexOf('%%EOF')), 'latin1')
  expect((await PDFDocument.load(await rebuilt(lastLine))).getPageCount()).toBe(1)
  const revised = Buffer.concat([whole, Buffer.from('\n9 0 obj\n<< /Length 400 >>\nstream\n')])
  for (const cut of [whole.subarray(0, text.lastIndexOf('startxref')), revised])
    expect(await rebuildPdf(cut)).toEqual({ ok: false, code: 'file_unreadable' })
})

it('keeps every page as it looks', async () => {
  const source = await savePdf(await ordinaryPdf(7))
  const clean = await rebuilt(source)
  expect((await PDFDocument.load(clean)).getPageCount()).toBe(7)
  expect(await inkOf(clean)).toBeGreaterThan(0.3)
  expect(await firstPageThumbnail(clean)).toEqual(await firstPageThumbnail(source))
})

it('takes 300 pages, and says of one more that they are too many', async () => {
  expect((await PDFDocument.load(await rebuilt(await savePdf(await ordinaryPdf(300))))).getPageCount()).toBe(300)
  expect(await rebuildPdf(await savePdf(await ordinaryPdf(301)))).toEqual({ ok: false, code: 'file_too_many_pages' })
})

it('[SEC-37] refuses forms that draw forms, many times over, before anything is drawn', async () => {
  const group = '/Type /XObject /Subtype /Form /BBox [0 0 300 400] /Group << /S /Transparency >>'
  const nested = Array.from({ length: 7 }, (_, depth) =>
    streamObject(`${group} /Resources << /XObject << /F ${depth + 6} 0 R >> >>`, Buffer.from('/F Do '.repeat(10))),
  )
  const objects = [streamObject('', Buffer.from('/F Do')), ...nested, streamObject(group, Buffer.from('0 0 9 9 re f'))]
  const bomb = rawPdf({ page: '/Resources << /XObject << /F 5 0 R >> >> /Contents 4 0 R', objects })
  expect(bomb.length).toBeLessThan(4000)
  await expect(rebuildPdf(bomb)).rejects.toMatchObject({ cause: 'file_too_complex' })
})

it('[SEC-37] refuses operators and pictures that unpack to more than any document has', async () => {
  const packed = (bytes: Buffer) => deflateSync(bytes)
  const content = streamObject('/Filter /FlateDecode', packed(Buffer.alloc(65 * 1024 * 1024, ' ')))
  await expect(rebuildPdf(rawPdf({ page: '/Contents 4 0 R', objects: [content] }))).rejects.toMatchObject({
    cause: 'file_too_complex',
  })
  const image = streamObject(
    '/Subtype /Image /Width 20000 /Height 20000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode',
    packed(Buffer.alloc(9)),
  )
  const page = '/Resources << /XObject << /I 4 0 R >> >>'
  await expect(rebuildPdf(rawPdf({ page, objects: [image] }))).rejects.toMatchObject({ cause: 'file_too_many_pixels' })
})

it.each([
  ['no page', rawPdf({}).toString('latin1').replace('/Kids [3 0 R]', '/Kids []')],
  ['a form that only XFA can draw', rawPdf({ catalog: '/NeedsRendering true' }).toString('latin1')],
  ['a page tree that bites its tail', rawPdf({}).toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]')],
  ['nesting without end', rawPdf({ catalog: `/X ${'['.repeat(200_000)}` }).toString('latin1')],
])('refuses a PDF with %s', async (_what, text) => {
  const file = await prepare(Buffer.from(text, 'latin1'), { name: 'a.pdf', media_type: '' })
  expect(file).toEqual({ ok: false, code: 'file_unreadable' })
})

import { describe, expect, it } from 'vitest'
import { readContent } from './mail-content.ts'

const lines = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))
const mail = (kind: string, parts: readonly string[]) =>
  lines(`Content-Type: multipart/${kind}; boundary=x\n\n${parts.map((part) => `--x\n${part}\n`).join('')}--x--\n`)
const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(6000)])
const part = (type: string, { name = '', disposition = 'attachment', id = '', content = 'MIIG' } = {}) =>
  [
    `Content-Type: ${type}${name && `; name="${name}"`}`,
    ...(disposition === '' ? [] : [`Content-Disposition: ${disposition}${name && `; filename="${name}"`}`]),
    ...(id === '' ? [] : [`Content-ID: <${id}>`]),
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content, 'latin1').toString('base64'),
  ].join('\n')
const text = part('text/plain; charset=utf-8', { disposition: '', content: 'Voici la radio.' })
const html = part('text/html; charset=utf-8', { disposition: '', content: '<p>Voici la radio.</p>' })
const radio = part('image/jpeg', { name: 'radio.jpg', content: photo.toString('latin1') })

async function read(raw: Buffer) {
  const content = await readContent(raw)
  if (!content.ok) throw new Error(content.code)
  return { text: content.text, names: content.files.map(({ name }) => name) }
}

describe('[MSG-02] [SHARE-02] what programs add to a mail is no file', () => {
  it.each([
    ['a signature whose type a relay did not know', part('application/octet-stream', { name: 'smime.p7s' })],
    ['a signature of OpenPGP', part('application/octet-stream', { name: 'signature.asc' })],
    ['a business card', part('application/octet-stream', { name: 'helene.vcf' })],
    ['a business card by its former type', part('text/directory; profile=vCard', { name: 'helene.vcf' })],
    ['what a Mac knows of the file', part('application/applefile', { name: 'radio.jpg' })],
    [
      'an empty wrapping of Outlook',
      part('application/octet-stream', { name: 'winmail.dat', content: '\x78\x9f\x3e\x22\x01\x00' }),
    ],
    ['a copy of the header', part('text/rfc822-headers; protected-headers="v1"', { disposition: 'inline' })],
  ])('%s', async (_what, added) => {
    expect(await read(mail('mixed', [text, added, radio]))).toEqual({ text: 'Voici la radio.', names: ['radio.jpg'] })
  })

  it.each(['text/watch-html', 'text/x-amp-html', 'text/enriched', 'text/rtf'])(
    'another form of the text: %s',
    async (type) => {
      expect(await read(mail('alternative', [text, part(type, { disposition: '' })]))).toEqual({
        text: 'Voici la radio.',
        names: [],
      })
    },
  )

  it.each([
    ['image/x-emz', 'image001.emz', 'attachment'],
    ['image/gif', 'image002.gif', 'attachment'],
    ['image/svg+xml', 'logo.svg', 'inline'],
    ['application/octet-stream', 'oledata.mso', 'attachment'],
  ])('a drawing within the text: %s', async (type, name, disposition) => {
    expect(await read(mail('related', [html, part(type, { name, disposition, id: 'a' })]))).toEqual({
      text: 'Voici la radio.',
      names: [],
    })
  })

  it.each([
    ['application/octet-stream', 'radio.dcm'],
    ['application/msword', 'compte-rendu.doc'],
    ['text/plain', 'note.txt'],
    ['image/gif', 'radio.gif'],
    ['application/octet-stream', 'winmail.dat'],
  ])('but what somebody attached is, to be refused aloud: %s, %s', async (type, name) => {
    const content = name === 'winmail.dat' ? '\x78\x9f\x3e\x22\x01\x00\x02' : 'GIF89a'
    expect((await read(mail('mixed', [text, part(type, { name, content })]))).names).toEqual([name])
  })
})

describe('[SHARE-02] an electronic invoice', () => {
  const paper = part('application/pdf', { name: 'fattura.pdf', content: '%PDF-1.7' })
  it.each([
    ['IT01234567890_a1b2c.xml.p7m', 'application/pkcs7-mime', '0\x82'],
    ['IT01234567890_00042.xml', 'text/xml', '<p:FatturaElettronica versione="FPR12"/>'],
    [
      'fattura 42.xml',
      'application/xml',
      '<?xml version="1.0"?><ns3:FatturaElettronica versione="FPR12"></ns3:FatturaElettronica>',
    ],
    [
      'factur-x.xml',
      'text/xml',
      '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100">',
    ],
    ['peppol.xml', 'text/xml', '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">'],
  ])(
    'beside the PDF is no second file; alone or beside a photo it is one, to be refused aloud: %s',
    async (name, type, content) => {
      const data = part(type, { name, content })
      expect((await read(mail('mixed', [text, paper, data]))).names).toEqual(['fattura.pdf'])
      expect((await read(mail('mixed', [text, data]))).names).toEqual([name])
      expect((await read(mail('mixed', [text, radio, data]))).names).toEqual(['radio.jpg', name])
    },
  )

  it('is no other XML', async () => {
    const other = part('text/xml', {
      name: 'analisi.xml',
      content: '<Report><InvoiceNumber>1</InvoiceNumber></Report>',
    })
    expect((await read(mail('mixed', [text, paper, other]))).names).toEqual(['fattura.pdf', 'analisi.xml'])
  })
})

describe('[MSG-03] words that Exchange turns into a file', () => {
  it.each([
    [
      'ATT00001.txt',
      'text/plain',
      '\r\nIl boite encore.\r\n\r\nEnvoy\xc3\xa9 de mon iPhone',
      'Voici la radio.\n\nIl boite encore.',
    ],
    [
      'ATT00001.htm',
      'text/html',
      '<body><br><div>Il boite encore.</div><div>Envoy\xe9 de mon iPhone</div></body>',
      'Voici la radio.\n\nIl boite encore.',
    ],
    [
      'ATT00002.txt',
      'text/plain',
      'Le 26/11/2026 \xc3\xa0 10:12, Coussinet a \xc3\xa9crit :\r\n> Avez-vous la radio ?',
      'Voici la radio.',
    ],
  ])('are read below the picture: %s', async (name, type, content, expected) => {
    expect(await read(mail('mixed', [text, radio, part(type, { name, content })]))).toEqual({
      text: expected,
      names: ['radio.jpg'],
    })
  })
})

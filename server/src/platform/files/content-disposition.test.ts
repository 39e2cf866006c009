import { expect, it } from 'vitest'
import { contentDisposition, safeFileName } from './content-disposition.ts'
import { fileHeaders } from './file-headers.ts'

it.each([
  ['facture.pdf', 'facture.pdf'],
  ['reçu d’avril.pdf', 'reçu d’avril.pdf'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['C:\\fakepath\\a.jpg', 'C--fakepath-a.jpg'],
  ['a\r\nSet-Cookie: b=c.pdf', 'aSet-Cookie- b=c.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u2066b\u200Fc\u0000\u0007.png', 'abc.png'],
  ['say "hello".png', 'say -hello-.png'],
  ['\ud800lone.png', '\ufffdlone.png'],
  ['.htaccess', 'htaccess'],
  ['nul.pdf', '_nul.pdf'],
  ['a\u00a0 b.pdf', 'a b.pdf'],
  ['\u202e\r\n', 'document'],
  ['', 'document'],
])('[SEC-41] names %j safely', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

it('[SEC-41] shortens a name and keeps its extension', () => {
  const short = safeFileName(`${'é'.repeat(500)}.pdf`)
  expect([...short]).toHaveLength(120)
  expect(short.endsWith('é.pdf')).toBe(true)
})

it('[SEC-41] gives the name twice, plainly and in UTF-8', () => {
  expect(contentDisposition("reçu d'avril (2) 100%;.pdf")).toBe(
    "attachment; filename=\"recu d'avril (2) 100__.pdf\"; filename*=UTF-8''re%C3%A7u%20d%27avril%20%282%29%20100%25%3B.pdf",
  )
})

it.each(['a"b', 'a\\b', 'a\r\nb', 'a/b', 'a;b', '発票', 'a\u202eb', '\udfff', "a'b*c(d)"])(
  '[SEC-41] a header cannot be broken out of by %j',
  (name) => {
    expect(contentDisposition(name)).toMatch(
      /^attachment; filename="[^"\\%;/\r\n\x7f-\uffff]+"; filename\*=UTF-8''(?:[\w.!#$&+^`|~-]|%[\dA-F]{2})+$/,
    )
  },
)

it('[SEC-39] a served file is a download that cannot run, be sniffed, embedded or kept', () => {
  expect(fileHeaders({ name: 'photo.HEIC', media_type: 'image/jpeg', size: 12 })).toEqual({
    'content-type': 'image/jpeg',
    'content-length': '12',
    'content-disposition': 'attachment; filename="photo.jpg"; filename*=UTF-8\'\'photo.jpg',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

it.each([
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['scan', 'application/pdf', 'scan.pdf'],
  ['scan.png', 'image/webp', 'scan.webp'],
])('%s served as %s is named %s', (name, media_type, served) => {
  expect(fileHeaders({ name, media_type, size: 1 })['content-disposition']).toContain(`filename="${served}"`)
})

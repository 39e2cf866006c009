import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readContent } from './mail-content.ts'

const lines = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))
const read = async (raw: Buffer) => {
  const content = await readContent(raw)
  if (!content.ok) throw new Error(content.code)
  return { text: content.text, names: content.files.map(({ name }) => name) }
}
const html = (body: string) => lines(`MIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n${body}\n`)

describe('[MSG-02] the content of an answer', () => {
  it.each([
    [
      'Outlook, in HTML alone',
      html(`<html><head><style>p.Mso{margin:0}</style></head><body lang=FR><div><p class=Mso>Bonjour,</p><p class=Mso>Voici la <b>radio</b>.</p></div>
<div><div style='border:none'><p class=Mso><b>De&nbsp;:</b> Coussinet &lt;no-reply@members.example&gt;<br><b>Envoyé&nbsp;:</b> jeudi 26 novembre 2026 10:12<br><b>À&nbsp;:</b> helene@example.org<br><b>Objet&nbsp;:</b> Oslo</p></div></div><p>Camille vous a écrit.</p></body></html>`),
      'Bonjour,\n\nVoici la radio.',
    ],
    [
      'Apple Mail, in HTML alone',
      html(
        'Oui, il va mieux.<br><blockquote type="cite"><div>Le 26 nov. 2026 à 10:12, Coussinet &lt;<a href="mailto:no-reply@members.example">no-reply@members.example</a>&gt; a écrit :</div><br><div>Camille vous a écrit.</div></blockquote>',
      ),
      'Oui, il va mieux.',
    ],
    [
      'an old program, in Latin 1',
      Buffer.concat([
        lines('Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\n'),
        lines('Voil=E0 la facture, =\nc=E9t=E9 jardin.\n'),
      ]),
      'Voilà la facture, cété jardin.',
    ],
    [
      'lines that flow',
      lines(
        'Content-Type: text/plain; charset=utf-8; format=flowed\n\nUne phrase qui se \ncontinue ici.\nUne autre.\n-- \nHélène\n',
      ),
      'Une phrase qui se continue ici.\nUne autre.',
    ],
    ['nothing', lines('\n\n'), ''],
  ])('is read of %s', async (_program, raw, text) => {
    expect((await read(raw)).text).toBe(text)
  })

  it('is the text around a picture, and the picture', async () => {
    const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(6000)]).toString('base64')
    const raw = lines(`Content-Type: multipart/mixed; boundary=x

--x
Content-Type: text/plain

Avant.
--x
Content-Type: image/jpeg; name=IMG_1.jpeg
Content-Disposition: inline; filename=IMG_1.jpeg
Content-Transfer-Encoding: base64

${picture}
--x
Content-Type: text/plain

Après.

Envoyé de mon iPhone
--x--
`)
    expect(await read(raw)).toEqual({ text: 'Avant.\n\nAprès.', names: ['IMG_1.jpeg'] })
  })

  it('is taken apart whatever is sent, or refused', async () => {
    const bits = [
      'Content-Type: multipart/mixed; boundary=x\r\n',
      'Content-Type: text/html\r\n',
      '\r\n',
      '--x',
      '--x--',
      '<p>',
      'é',
      '=\r\n',
      'Content-Transfer-Encoding: base64\r\n',
      '&#x;',
      '\0',
    ]
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.constantFrom(...bits), fc.string()), { maxLength: 40 }), async (parts) => {
        const content = await readContent(Buffer.from(parts.join('')))
        expect(content.ok).toBe(true)
      }),
    )
    await expect(
      readContent(Buffer.from(`Content-Type: multipart/mixed; boundary=x\r\n\r\n${'--x\r\n\r\na\r\n'.repeat(600)}`)),
    ).rejects.toThrow('file_too_complex')
  })
})

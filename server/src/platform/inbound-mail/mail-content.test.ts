import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hideFlow } from './flowed-format.ts'
import { readContent } from './mail-content.ts'

const lines = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))
const read = async (raw: Buffer) => {
  const content = await readContent(raw)
  if (!content.ok) throw new Error(content.code)
  const { text, forwarded, quoted_text, files } = content
  return { text, forwarded, quoted_text, names: files.map(({ name }) => name) }
}
const html = (body: string) => lines(`MIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n${body}\n`)

describe('[MSG-02] [MSG-03] the content of an answer', () => {
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

  it.each([
    [
      'below a quoted line that ends in a space',
      'Le 26/11/2026 à 10:12, Coussinet a écrit :\n> Avez-vous la radio ? \nOui, la voici, avec \nla facture.\n> Merci \n> beaucoup.\n\nHélène\n',
      'Oui, la voici, avec la facture.\n\nHélène',
      'Le 26/11/2026 à 10:12, Coussinet a écrit :\n> Avez-vous la radio ?\n\n> Merci beaucoup.',
    ],
    [
      'between quotes of two depths',
      'Le 26/11/2026 à 10:12, Coussinet a écrit :\n>> Et la facture ? \n> Elle manque. \nElle suit.\n',
      'Elle suit.',
      'Le 26/11/2026 à 10:12, Coussinet a écrit :\n>> Et la facture ?\n> Elle manque.',
    ],
    [
      'of lines that begin with “>” themselves, and so with a space',
      'Températures :\n >39,5 °C le matin\n >\n >40,1 °C le soir\n\nLe 26/11/2026 à 10:12, Coussinet a écrit :\n> Bonjour\n',
      'Températures :\n>39,5 °C le matin\n>\n>40,1 °C le soir',
      'Le 26/11/2026 à 10:12, Coussinet a écrit :\n> Bonjour',
    ],
    ['above a signature', 'Une phrase qui \n-- \nHélène\n', 'Une phrase qui', '--\nHélène'],
  ])('is unfolded by RFC 3676, an answer %s', async (_place, body, text, quoted_text) => {
    const mail = (head: string) => lines(`Content-Type: text/plain; charset=utf-8; ${head}\n\n${body}`)
    const kept = { text, forwarded: '', quoted_text: quoted_text.replaceAll(/^(>+)(?=[^\s>])/gm, '$1 '), names: [] }
    expect(await read(mail('format=flowed'))).toEqual(kept)
    expect(await read(mail('Format="Flowed"; delsp=no'))).toEqual(kept)
    const part = `Content-Type: multipart/alternative; boundary=x\n\n--x\nContent-Type: text/plain; charset=utf-8;\n format=flowed\n\n${body}--x--\n`
    expect(await read(lines(part))).toEqual(kept)
  })

  it('is unfolded without the spaces that were added, and its own words of “format=flowed” stay', async () => {
    const head = 'Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes\n\n'
    expect((await read(lines(`${head}Une phra \nse de format=flowed.\n`))).text).toBe('Une phrase de format=flowed.')
    const pasted = 'Content-Type: text/plain; format=flowed'
    expect((await read(lines(`${head}Voici :\n\n${pasted}\n`))).text).toBe(`Voici :\n\n${pasted}`)
  })

  it.each([
    ['in a mail of one part', (body: string) => `Content-Type: text/plain; charset=utf-8\n\n${body}`],
    [
      'in a part',
      (body: string) =>
        `Content-Type: multipart/mixed; boundary="x y"\n\n--x y\nContent-Type: text/plain; charset=utf-8\n\n${body}\n--x y--\n`,
    ],
    [
      'in a part without a head',
      (body: string) => `Content-Type: multipart/mixed; boundary=x\n\n--x\n\n${body}\n--x--\n`,
    ],
  ])('keeps a head that somebody pasted below hyphens as it was, %s', async (_place, mail) => {
    const pasted = '--\nContent-Type: text/plain; format=flowed\n\nUne ligne \nune autre'
    for (const body of [`Voici :\n${pasted}`, pasted, pasted.slice(3)])
      expect(Object.values(await read(lines(mail(body)))).join('')).toContain('Content-Type: text/plain; format=flowed')
  })

  it('is read in time proportional to the mail, however many lines of it begin with hyphens', async () => {
    // CPU time of this thread: a busy machine takes longer by the clock.
    const cpuOf = (piece: string, size: number) => {
      const written = `Content-Type: multipart/mixed; boundary=x\r\n\r\n${piece.repeat(size / piece.length)}`
      const mail = Buffer.from(written)
      const began = process.threadCpuUsage()
      hideFlow(mail)
      const { user, system } = process.threadCpuUsage(began)
      return user + system
    }
    // The least of three: collections of garbage and neighbours on the core come on top.
    const leastOf = (piece: string, size: number) => Math.min(...[1, 2, 3].map(() => cpuOf(piece, size)))
    for (const piece of ['--\r\n', '--\n', '--\r\n\r\n', '--\n\n', '-- \r\nContent-Type: text/plain\r\n']) {
      const quarter = leastOf(piece, 1_000_000)
      expect([piece, leastOf(piece, 4_000_000) < 8 * quarter]).toEqual([piece, true])
    }
  })

  it('has its lists, its tables and its own indents, in HTML alone', async () => {
    const { text } = await read(
      html(
        '<div>Voici :</div><ul><li>la radio</li><li>la facture<ol><li>de mars</li></ol></li></ul><blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>Oslo boite.</div><div><br></div><div>Depuis mardi.</div></blockquote><table><tr><td>3 novembre</td><td>42 €</td></tr></table><div>une phrase\ncoupée</div>',
      ),
    )
    expect(text).toBe(
      'Voici :\n\n- la radio\n- la facture\n\n- de mars\n\nOslo boite.\n\nDepuis mardi.\n\n3 novembre\n\n42 €\n\nune phrase coupée',
    )
  })

  it.each(['type="cite"', 'class="gmail_quote"', ''])('stands below a quote of HTML alone: %j', async (mark) => {
    const raw = html(
      `<div>Le 26 nov. 2026 à 10:12, Coussinet &lt;no-reply@members.example&gt; a écrit :</div><blockquote ${mark}><p>Avez-vous la radio ?</p><p>Merci</p></blockquote><div>Oui, la voici.</div>`,
    )
    expect(await read(raw)).toMatchObject({
      text: 'Oui, la voici.',
      quoted_text: expect.stringMatching(/^Le 26 nov.*> Avez-vous la radio.*> Merci$/s),
    })
  })

  it('is a mail that is passed on, as its subject says where its head is that of an answer', async () => {
    const body =
      'Voici leur réponse.\n\nDe : Clinique <contact@clinique.example>\nEnvoyé : jeudi 26 novembre 2026 10:12\nÀ : Hélène\nObjet : Oslo\n\nOslo a été opéré.\n'
    const mail = (subject: string) => lines(`Subject: ${subject}\nContent-Type: text/plain; charset=utf-8\n\n${body}`)
    for (const subject of ['TR: Oslo', 'Fwd: Oslo', 'FW: Re: Oslo', 'RE: TR : Oslo', 'I: Oslo', 'Doorst: Oslo'])
      expect([subject, await read(mail(subject))]).toMatchObject([
        subject,
        { text: 'Voici leur réponse.', forwarded: expect.stringContaining('Oslo a été opéré.'), quoted_text: '' },
      ])
    for (const subject of ['RE: Oslo', 'Tri: Oslo', 'Oslo'])
      expect([subject, await read(mail(subject))]).toMatchObject([
        subject,
        { forwarded: '', quoted_text: expect.stringContaining('Oslo a été opéré.') },
      ])
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
    expect(await read(raw)).toEqual({
      text: 'Avant.\n\nAprès.',
      forwarded: '',
      quoted_text: 'Envoyé de mon iPhone',
      names: ['IMG_1.jpeg'],
    })
  })

  it.each(['text/calendar; method=REPLY; charset=utf-8', 'application/ics; name=invite.ics'])(
    'is the text alone beside an appointment of the program (%s)',
    async (type) => {
      const raw = lines(`Content-Type: multipart/mixed; boundary=x

--x
Content-Type: text/plain; charset=utf-8

La visite est mardi.
--x
Content-Type: ${type}

BEGIN:VCALENDAR
END:VCALENDAR
--x--
`)
      expect(await read(raw)).toEqual({ text: 'La visite est mardi.', forwarded: '', quoted_text: '', names: [] })
    },
  )

  it.each(['attachment', 'inline'])('has no words of a mail that is attached to it (%s)', async (disposition) => {
    const raw = lines(`Content-Type: multipart/mixed; boundary=x

--x
Content-Type: text/plain; charset=utf-8

Il boite depuis dimanche.
--x
Content-Type: message/rfc822; name=clinique.eml
Content-Disposition: ${disposition}; filename=clinique.eml

From: Clinique <clinique@example.org>
Content-Type: text/plain; charset=utf-8

Nous vous devons 45 euros.
--x--
`)
    expect(await read(raw)).toEqual({
      text: 'Il boite depuis dimanche.',
      forwarded: '',
      quoted_text: '',
      names: ['clinique.eml'],
    })
  })

  it('is taken apart whatever is sent, or refused', async () => {
    const bits = [
      'Content-Type: multipart/mixed; boundary=x\r\n',
      'Content-Type: text/html\r\n',
      '\r\n',
      '--x',
      '--x--',
      '<p>',
      '<blockquote>',
      'Content-Type: text/plain; format=flowed\r\n',
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

import { brand } from '@coussinet/contract/brand/chosen.ts'
import { toHexColour } from '@coussinet/contract/brand/colour.ts'
import { companies } from '@coussinet/contract/brand/values.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aLetter, french, italian } from '../tests/a-letter.ts'
import { markPicture } from './mail-mark.ts'
import { renderMail } from './render-mail.ts'
import { mailPage } from './sent-page.ts'

const home = 'https://members.example'
const payloads = [
  `"><img src=x onerror=alert(1)>`,
  `<script>alert(1)</script>`,
  `' onmouseover='alert(1)`,
  `</style><svg onload=alert(1)>`,
  `{{7*7}} &amp; <b>`,
]
const tags = (html: string) => [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name)
const known = new Set([
  'html',
  'head',
  'meta',
  'title',
  'style',
  'body',
  'div',
  'table',
  'tr',
  'td',
  'th',
  'span',
  'h1',
  'p',
  'a',
  'br',
  'img',
])

describe('what somebody wrote', () => {
  const quote = { label: 'Votre message', text: 'Bonjour,\n\nla facture <b>jointe</b>\n- une ligne' }
  const { text, html } = renderMail(aLetter(home, { quote, internal: true }), french)

  it('keeps its lines, in HTML and in text, and none of its marks', () => {
    expect(html).toContain('Bonjour,<br><br>la facture &lt;b&gt;jointe&lt;/b&gt;<br>- une ligne</blockquote>')
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      'Votre message :\n> Bonjour,\n>\n> la facture <b>jointe</b>\n> - une ligne\n',
    )
  })

  it('comes to the insurer without the words that every member’s mail ends with', () => {
    for (const part of [html, text]) {
      expect(part).toContain('Coussinet Assurances, 14 QUAI DES TANNEURS')
      expect(part).not.toContain('Vous recevez cet e-mail')
    }
  })
})

it('to whom is no member says in its own words why it comes', () => {
  const { text, html } = renderMail(aLetter(home, { why: 'Cette adresse a demandé un devis.' }), french)
  for (const part of [html, text]) {
    expect(part).toContain('Cette adresse a demandé un devis.')
    expect(part).not.toContain('espace adhérent')
  }
})

describe('a rendered mail', () => {
  const { subject, text, html } = renderMail(aLetter(home), french)

  it('says the same as HTML and as text, with its subject', () => {
    expect(subject).toBe('Votre mot de passe a changé')
    for (const words of [
      'Mot de passe changé',
      'Bonjour Hélène,',
      'Si c’était vous, tout va bien.',
      'Firefox sur Linux',
      'Ouvrir mon espace',
      'Ce lien fonctionne 30 minutes.',
      'Bloquer mon compte',
    ]) {
      expect(html).toContain(words)
      expect(text).toContain(words)
    }
    expect(text).toContain(`\n${home}/profile?from=mail&tab=security\n`)
    expect(text).toContain(`\n${home}/not-me#token=abc-_123\n`)
  })

  it('has its button as a link that works without styles, and the address in full under it', () => {
    expect(html.match(/href="https:\/\/members\.example\/profile\?from=mail&amp;tab=security"/g)).toHaveLength(2)
    expect(html).toContain('>https://members.example/profile?from=mail&amp;tab=security</a>')
  })

  it('[I18N-06] bears its language and the company of the reader’s country', () => {
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('<title>Votre mot de passe a changé</title>')
    expect(html).toContain('Coussinet Assurances, 14 QUAI DES TANNEURS, 69009 LYON')
    const inItaly = renderMail(aLetter(home), italian)
    expect(inItaly.html).toContain('<html lang="it">')
    for (const part of [inItaly.html, inItaly.text]) {
      expect(part).toMatch(/\+39\u00a002\u00a00000\u00a01234(?:<\/a>)?, dal lunedì al venerdì, dalle 9\.00 alle 18\.00/)
      expect(part).toContain('Riceve questa e-mail perché')
      expect(part).not.toContain('Vous recevez')
    }
  })

  it('fetches nothing, runs nothing, and a letter’s own links are http alone', () => {
    expect(tags(html).filter((tag) => tag !== undefined && !known.has(tag))).toEqual([])
    expect(html).not.toMatch(/\bsrc="(?!cid:)|url\(|@import|<link|javascript:/i)
    const odd = renderMail(
      aLetter(home, {
        action: { label: 'Ouvrir', href: 'javascript:alert(1)' },
        escape: { text: 'Non', label: 'Non', href: 'data:text/html,x' },
      }),
      french,
    )
    expect(odd.html + odd.text).not.toMatch(/javascript:|data:text/)
  })

  it('has its way out on a line of its own, what else one may do after it, and our contacts as links', () => {
    expect(text).toContain(
      `Ce n’était pas vous\u00a0?\n\nBloquer mon compte\u00a0:\n${home}/not-me#token=abc-_123\n\nOu appelez le +33`,
    )
    expect(html).toMatch(
      /<td class="quiet" [^>]*><a class="brand" href="https:\/\/members\.example\/not-me#token=abc-_123"/,
    )
    expect(html).toMatch(/<a [^>]*href="tel:\+33465710010"[^>]*>\+33\u00a04\u00a065\u00a071\u00a000\u00a010<\/a>/)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
    expect(links.filter((href) => !href.startsWith(`${home}/`)).toSorted()).toEqual([
      'mailto:adherents@coussinet.example',
      'tel:+33465710010',
      'tel:+33465710010',
    ])
    expect(links).toContain(`${home}/login`)
  })

  it('ends with links to pages by their names, whose addresses the text shows', () => {
    const links = [{ label: 'Choisir les e-mails que vous recevez', href: `${home}/notifications/preferences` }]
    const linked = renderMail(aLetter(home, { links }), french)
    expect(linked.html).toMatch(
      /<a class="brand" href="https:\/\/members\.example\/notifications\/preferences"[^>]*>Choisir les e-mails que vous recevez<\/a>/,
    )
    expect(linked.text).toContain(`Choisir les e-mails que vous recevez\u00a0:\n${home}/notifications/preferences\n`)
    const odd = renderMail(aLetter(home, { links: [{ label: 'Ici', href: 'javascript:alert(1)' }] }), french)
    expect(odd.html + odd.text).not.toContain('javascript:')
  })

  it('wraps its text at 76 signs, addresses excepted', () => {
    const long = renderMail(aLetter(home, { paragraphs: ['mot '.repeat(60)] }), french).text
    expect(long.split('\n').filter((line) => line.length > 76 && !line.startsWith('https://'))).toEqual([])
  })
})

it.each(payloads)('[SEC-48] shows %s as text wherever it stands, and never as a mark', (payload) => {
  const letter = aLetter(home, {
    subject: payload,
    title: payload,
    greeting: payload,
    paragraphs: [payload],
    facts: [{ label: payload, value: payload, href: `${home}/z?name=${payload}` }],
    action: { label: payload, href: `${home}/x?name=${payload}` },
    notes: [payload],
    escape: { text: payload, label: payload, href: `${home}/y#${payload}`, otherwise: payload },
    links: [{ label: payload, href: `${home}/w?name=${payload}` }],
  })
  const { html } = renderMail(letter, french)
  const plainOnes = renderMail(aLetter(home), french).html
  expect(tags(html)).toEqual(expect.arrayContaining(tags(plainOnes)))
  expect(tags(html).filter((tag) => tag !== undefined && !known.has(tag))).toEqual([])
  expect(tags(html).filter((tag) => tag === 'img')).toEqual(['img'])
  // Outside of quoted values and of text there is no handler: take both away and look.
  expect(html.replaceAll(/"[^"]*"/g, '""').replaceAll(/>[^<]*</g, '><')).not.toMatch(/onerror|onload|onmouseover|alert/)
  expect([...html.matchAll(/<style>/g)]).toHaveLength(1)
})

it('leaves no line end, no control and no mark of direction in a subject or a line', () => {
  const { subject, text } = renderMail(
    aLetter(home, { subject: 'A\r\nBcc: eve@example.org\u0000\u202E', greeting: 'Bonjour\r\nBcc: eve@example.org' }),
    french,
  )
  expect(subject).toBe('A Bcc: eve@example.org')
  expect(text).toContain('Bonjour Bcc: eve@example.org')
})

it('bears the brand’s mark as a picture of its own, which no program has to fetch', async () => {
  const { html } = renderMail(aLetter(home), french)
  const { content_id, name, media_type, bytes } = await markPicture()
  expect(html).toContain(`<img src="cid:${content_id}" width="40" height="40" alt=""`)
  expect([name, media_type]).toEqual(['coussinet.png', 'image/png'])
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([120, 120, 4])
  const at = (x: number, y: number) => [...data.subarray((y * 120 + x) * 4, (y * 120 + x) * 4 + 4)]
  const hex = ([red = 0, green = 0, blue = 0]: number[]) =>
    `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  // Clear corners, the brand's ground, and the pad in the colour that is read on it.
  expect(at(0, 0)[3]).toBe(0)
  expect([hex(at(60, 4)), hex(at(60, 73))]).toEqual([
    toHexColour(brand.colours.light.brand),
    toHexColour(brand.colours.light.on_brand),
  ])
  expect(bytes.length).toBeLessThan(6000)
})

it('[SEC-44] is shown in a browser under a policy without any unsafe word, its styles named by their hash', () => {
  const { html, policy } = mailPage(renderMail(aLetter(home), french).html)
  expect(html).not.toContain(' style="')
  expect(policy).not.toContain('unsafe')
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src data:;/)
  expect(html.match(/src="[^"]{12}/g)).toEqual(['src="data:image/s'])
  expect(policy).toContain('sandbox allow-popups')
  expect(policy).not.toContain('allow-scripts')
})

it('writes each company’s number as it is read aloud', () => {
  expect(Object.values(companies).map(({ phone }) => readablePhone(phone).replaceAll('\u00a0', ' '))).toEqual([
    '+33 4 65 71 00 10',
    '+39 02 0000 1234',
    '+32 2 200 00 12',
  ])
  expect(
    ['+33639981234', '+393331234567', '+32470123456'].map((phone) => readablePhone(phone).replaceAll('\u00a0', ' ')),
  ).toEqual(['+33 6 39 98 12 34', '+39 333 123 4567', '+32 470 12 34 56'])
})

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { portalFolder } from '#platform/core/places.ts'
import type { Letter } from '#platform/outbox/letter.ts'
import { renderMail } from '#platform/outbox/render/render-mail.ts'
import { loadTexts } from '#platform/text/load-texts.ts'
import { samples } from './mail-preview.ts'

/** Words that French and Dutch share, and names of the made-up facts. */
const shared = new Set([
  'Code',
  'E-mail',
  'Contract',
  'MacBook',
  'FranceConnect',
  'Visa\u00a0••••\u00a04417',
  'Clinique vétérinaire des Tilleuls',
  'facture.jpg',
  'Hélène Carpentier',
  'Camille Rivière',
  'Hélène (412\u00a0703\u00a0584)',
])
/** References, telephone numbers, masked accounts and addresses are written alike in every language. */
const isFact = (text: string) => /^[A-Z\d\s•*+()-]+$/.test(text) || /^\S+@\S+$|^https:\S+$/.test(text)

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

const wordsOf = (letter: Letter): string[] =>
  textsOf(JSON.parse(JSON.stringify(letter, (key, value: unknown) => (key === 'href' ? undefined : value))))

const alike = (dutch: readonly string[], french: readonly string[]) =>
  dutch.filter((text) => french.includes(text) && !shared.has(text) && !isFact(text))

const belgian = { language: 'nl', country: 'BE' } as const
const letterOf = (name: string): Letter => {
  const sample = samples.find((one) => one.name === name)
  if (!sample) throw new Error(`no letter ${name}`)
  return sample.letter('nl')
}

describe('[GO-07] in Dutch', () => {
  it.each(samples)('the letter $name says nothing in French', ({ letter }) => {
    const dutch = letter('nl')
    expect(alike(wordsOf(dutch), wordsOf(letter('fr')))).toEqual([])
    const { subject, text, html } = renderMail(dutch, belgian)
    expect(html).toContain('<html lang="nl">')
    expect(subject + text).not.toMatch(/\b(?:vous|votre|vos|nous|Bonjour|heure)\b|\bundefined\b|\bnull\b|\[object/)
    expect(html.includes('U krijgt deze e-mail omdat')).toBe(dutch.internal !== true)
  })

  // Variants that no sample shows: each text of the catalogues, a function with made-up values.
  const said = (word: unknown, count = 0): unknown => {
    if (typeof word === 'function') return said(word(...Array.from({ length: count || word.length }, () => '7')))
    return typeof word === 'object' && word !== null && !Array.isArray(word)
      ? Object.fromEntries(Object.entries(word).map(([key, one]) => [key, said(one)]))
      : word
  }
  const texts = join(portalFolder, 'texts')
  const catalogues = ['account-mails', 'mails']
  it.each(catalogues)('each text of %s is there, and is not the French one', async (name) => {
    const [french, dutch] = await Promise.all(
      ['fr', 'nl'].map((language) => loadTexts(join(texts, language, `${name}.ts`))),
    )
    const keys = (words: unknown): unknown =>
      typeof words === 'object' && words !== null && !Array.isArray(words)
        ? Object.fromEntries(Object.entries(words).map(([key, one]) => [key, keys(one)]))
        : Array.isArray(words)
          ? words.length
          : typeof words
    expect(keys(said({ ...dutch }))).toEqual(keys(said({ ...french })))
    expect(alike(textsOf(said({ ...dutch })), textsOf(said({ ...french })))).toEqual([])
  })

  it('a letter is whole: subject, greeting, days, hours, telephone and the foot', () => {
    const { subject, text } = renderMail(letterOf('contract-termination'), belgian)
    expect(subject).toBe('We hebben uw aanvraag tot opzegging goed ontvangen (DZ-2026-4M8TB2ZC)')
    expect(text.replaceAll('\u00a0', ' ')).toBe(
      `We hebben uw aanvraag tot opzegging goed ontvangen

Beste Hélène,

Deze e-mail is de ontvangstbevestiging van uw aanvraag: bewaar hem. Een
brief bevestigt u het einde van uw contract.

Tot en met 19 december 2026 lopen de waarborgen door en blijven de premies
verschuldigd. Wat u voor de periode daarna zou hebben betaald, krijgt u
terug binnen 30 dagen na het einde van het contract.

Ontvangen: vrijdag 20 november 2026 om 11 uur (tijd in Brussel)
Opvolgnummer: DZ-2026-4M8TB2ZC
Contract: ZC-2024-004127
Laatste dag van de waarborgen: 19 december 2026

Mijn contract bekijken:
https://members.example/profile/contract

Behandelingen tot en met de laatste dag van de waarborgen blijven
terugbetaalbaar, ook als u de factuur later doorstuurt.

Was u het niet, of bent u van gedachten veranderd? Bel ons op
+32 2 200 00 12.

- - - - - - - - - - - - - - - - - - - -

Coussinet Assurances, succursale de Belgique, CHAUSSEE DES PEUPLIERS 88 BTE
3, 1000 BRUXELLES
Telefonisch: +32 2 200 00 12, van maandag tot vrijdag, van 9 uur tot 18 uur
U krijgt deze e-mail omdat dit adres hoort bij een klantenzone van
Coussinet, of er net is ingevuld. Hij is automatisch verstuurd. U kunt ons
schrijven op preneurs@coussinet.example
`,
    )
  })

  it('amounts and months are written as in Belgium', () => {
    const { paragraphs, facts } = letterOf('contributions-paid')
    expect(paragraphs).toEqual([
      'Uw betaling met kaart van €\u00a069,64 is geregistreerd. Dank u.',
      'Er is niets meer verschuldigd: uw waarborgen gelden opnieuw vanaf 21 november 2026 om 12 uur.',
    ])
    expect(facts?.[0]).toEqual({ label: 'Premie van oktober 2026', value: '€\u00a034,82' })
  })
})

import type { Language } from '@coussinet/texts/messages.ts'
import { describe, expect, it } from 'vitest'
import { gsmText } from '#platform/outbox/gsm-text.ts'
import type { Letter } from '#platform/outbox/letter.ts'
import type { CodeFacts } from './code-facts.ts'
import { codeSms } from './code-sms.ts'
import { codeLetter } from './signing.mails.ts'

const languages: Language[] = ['fr', 'it', 'nl']
const kinds = ['mandate', 'refund_account', 'refund_account_release'] as const
const facts: CodeFacts = {
  kind: 'mandate',
  code: '412907',
  name: 'CSN-412703584-003',
  iban: 'FR39 **** **** 2A23',
  country: 'FR',
  firstname: 'Hélène',
  asked_by: null,
}
const site = 'https://espace-adherents.coussinet.example'
// GSM 03.38: one letter beyond it, and an SMS holds 70 letters instead of 160.
const gsm = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§äöñüà!"#%&'()*+,\-./:;<=>?¡¿_\r\n]{1,160}$/

const warnings: Record<Language, RegExp> = {
  fr: /dix minutes[\s\S]*jamais[\s\S]*par téléphone/,
  it: /dieci minuti[\s\S]*mai per telefono/,
  nl: /tien minuten[\s\S]*nooit per telefoon/,
}

const wordsOf = ({ subject, title, greeting = '', paragraphs, notes = [] }: Letter) =>
  [subject, title, greeting, ...paragraphs, ...notes].join('\n')

describe('a code in an SMS', () => {
  it('stands first, with what it is for, how long it lives, and that nobody asks for it', () => {
    expect(codeSms('fr', facts, site)).toBe(
      '412 907 est votre code Coussinet pour signer le mandat CSN-412703584-003, compte FR39...2A23. Valable 10 min. Nous ne le demandons jamais par téléphone.',
    )
    expect(codeSms('it', facts, site)).toBe(
      '412 907 è il Suo codice Coussinet per firmare il mandato CSN-412703584-003, conto FR39...2A23. Vale 10 min. Non lo chiediamo mai per telefono.',
    )
    expect(codeSms('nl', facts, site)).toBe(
      '412 907 is uw code van Coussinet om mandaat CSN-412703584-003 te ondertekenen, rekening FR39...2A23. 10 min geldig. We vragen hem nooit per telefoon.',
    )
    expect(codeSms('fr', { ...facts, asked_by: 'Hélène Carpentier' }, site)).toMatch(
      /^412 907 : Hélène Carpentier vous demande de signer le mandat CSN-412703584-003, compte FR39\.\.\.2A23/,
    )
  })

  it.each(
    languages.flatMap((language) =>
      kinds.flatMap((kind) =>
        [null, 'Hélène Carpentier', 'Marie-Françoise-Joséphine Vandenbroucke-Łukasiewicz de la Tour d’Auvergne'].map(
          (asked_by) => [language, kind, asked_by] as const,
        ),
      ),
    ),
  )('%s, %s, asked by %s: fits one SMS without a link', (language, kind, asked_by) => {
    const text = codeSms(
      language,
      { ...facts, kind, asked_by, name: kind === 'mandate' ? 'CSN-412703584-003' : facts.iban },
      site,
    )
    expect(text).toMatch(gsm)
    expect(text).not.toMatch(/https?:|www\./)
    expect(text.startsWith('412 907')).toBe(true)
  })

  it('[A11Y-05] is bound to the site for the browser that reads it, where that fits and the member signs', () => {
    const italian = codeSms('it', { ...facts, kind: 'refund_account' }, 'https://members.example:8443')
    expect(italian).toMatch(gsm)
    expect(italian.split('\n').at(-1)).toBe('@members.example #412907')
    expect(
      codeSms('it', { ...facts, kind: 'refund_account', asked_by: 'Hélène' }, 'https://members.example'),
    ).not.toContain('#')
  })

  it('writes any name in the letters that an SMS has', () => {
    expect(gsmText('Françoise Œuvrard-Łęcka, dite « l’Aînée » 🐕')).toBe('Francoise OEuvrard-Lecka, dite " l\'Ainée " ')
  })
})

describe('a code in a mail', () => {
  it.each(
    languages.flatMap((language) =>
      kinds.flatMap((kind) => [null, 'Hélène Carpentier'].map((asked_by) => [language, kind, asked_by] as const)),
    ),
  )('%s, %s, asked by %s: is a fact, and in no line that shows on a locked screen', (language, kind, asked_by) => {
    const letter = codeLetter(language, { ...facts, kind, asked_by })
    expect(letter.facts?.[0]?.value).toBe('412 907')
    expect(letter.facts?.map(({ value }) => value)).toContain('FR39\u00a0••••\u00a02A23')
    expect(wordsOf(letter)).not.toMatch(/412 ?907/)
    expect(wordsOf(letter)).toMatch(warnings[language])
    expect(letter.action).toBeUndefined()
  })

  it('names the mandate, and who asks for it', () => {
    expect(codeLetter('fr', facts).facts?.[1]).toEqual({ label: 'Mandat', value: 'CSN-412703584-003' })
    expect(codeLetter('it', { ...facts, asked_by: 'Marco Bellandi' }).subject).toBe(
      'Marco Bellandi Le chiede di firmare un mandato di addebito',
    )
    expect(codeLetter('it', { ...facts, asked_by: 'Marco Bellandi' }).paragraphs[1]).toContain(
      'chieda a Marco Bellandi di',
    )
    expect(codeLetter('it', { ...facts, asked_by: 'Anna Ferri' }).paragraphs[1]).toContain('chieda ad Anna Ferri di')
  })
})

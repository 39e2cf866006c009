import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownWords } from './own-words.ts'

const before = 'Camille vous a écrit au sujet de votre demande.\nSon message vous attend dans votre espace.'
const marked = before.replaceAll(/^/gm, '> ')
const said = 'Bonjour,\n\nVoici la radio demandée.\n\nBien cordialement,\nHélène'

// As the programs write them, with their own names of days, marks and widths.
const quotes: [string, string][] = [
  ['Gmail, French', `Le jeu. 26 nov. 2026 à 10:12, Coussinet <no-reply@members.example> a écrit :\n\n${marked}`],
  [
    'Gmail, French, wrapped',
    `Le jeu. 26 nov. 2026 à 10:12, Coussinet <no-reply@members.example> a\nécrit :\n\n${marked}`,
  ],
  [
    'Gmail, French, wrapped twice',
    `Le jeu. 26 nov. 2026 à 10:12, Coussinet, votre assurance santé\n<no-reply@members.example>\na écrit :\n${marked}`,
  ],
  [
    'Gmail, Italian',
    `Il giorno gio 26 nov 2026 alle ore 10:12 Coussinet <no-reply@members.example> ha\nscritto:\n\n${marked}`,
  ],
  ['Gmail, Dutch', `Op do 26 nov 2026 om 10:12 schreef Coussinet <no-reply@members.example>:\n\n${marked}`],
  ['Gmail, English', `On Thu, Nov 26, 2026 at 10:12 AM Coussinet <no-reply@members.example> wrote:\n\n${marked}`],
  ['Gmail, German', `Am Do., 26. Nov. 2026 um 10:12 Uhr schrieb Coussinet <\nno-reply@members.example>:\n\n${marked}`],
  ['Apple Mail, French', `> Le 26 nov. 2026 à 10:12, Coussinet <no-reply@members.example> a écrit :\n> \n${marked}`],
  [
    'Apple Mail, French, with its own spaces',
    `Le 26 nov. 2026 à 10:12, Coussinet <no-reply@members.example> a écrit :\n\n\ufeff${before}`,
  ],
  [
    'Apple Mail, Italian',
    `Il giorno 26 nov 2026, alle ore 10:12, Coussinet <no-reply@members.example> ha scritto:\n\n${marked}`,
  ],
  [
    'Apple Mail, Dutch',
    `Op 26 nov. 2026 om 10:12 heeft Coussinet <no-reply@members.example> het volgende geschreven:\n\n${marked}`,
  ],
  ['Thunderbird, French', `Le 26/11/2026 à 10:12, Coussinet a écrit :\n${marked}`],
  ['Thunderbird, Italian', `Il 26/11/2026 10:12, Coussinet ha scritto:\n${marked}`],
  ['Thunderbird, Dutch', `Op 26-11-2026 om 10:12 schreef Coussinet:\n${marked}`],
  [
    'Yahoo, French',
    `    Le jeudi 26 novembre 2026 à 10:12:33 UTC+1, Coussinet <no-reply@members.example> a écrit :  \n\n ${before}`,
  ],
  [
    'Yahoo, Italian',
    `    Il giovedì 26 novembre 2026 alle ore 10:12:33 CET, Coussinet <no-reply@members.example> ha scritto:\n\n ${before}`,
  ],
  [
    'Yahoo, Dutch',
    `    Op donderdag 26 november 2026 om 10:12:33 CET schreef Coussinet <no-reply@members.example>:\n\n ${before}`,
  ],
  ['Proton, French', `Le jeudi 26 novembre 2026 à 10:12, Coussinet <no-reply@members.example> a écrit :\n\n${marked}`],
  [
    'Proton, Italian',
    `In data giovedì 26 novembre 2026 10:12, Coussinet <no-reply@members.example> ha scritto:\n\n${marked}`,
  ],
  [
    'Outlook, French',
    `De : Coussinet <no-reply@members.example>\nEnvoyé : jeudi 26 novembre 2026 10:12\nÀ : Hélène Carpentier <helene@example.org>\nObjet : Oslo : un message de notre équipe\n\n${before}`,
  ],
  [
    'Outlook, French, ruled',
    `________________________________\nDe : Coussinet <no-reply@members.example>\nEnvoyé : jeudi 26 novembre 2026 10:12\nÀ : helene@example.org <helene@example.org>\nObjet : Oslo : un message de notre équipe\n\n${before}`,
  ],
  [
    'Outlook, French, with its hard spaces',
    `De\u00a0: Coussinet <no-reply@members.example>\nEnvoyé\u00a0: jeudi 26 novembre 2026 10:12\nÀ\u00a0: helene@example.org\nObjet\u00a0: Oslo\n\n${before}`,
  ],
  [
    'Outlook, Italian',
    `Da: Coussinet <no-reply@members.example>\nInviato: giovedì 26 novembre 2026 10:12\nA: Giulia <giulia@example.org>\nOggetto: Oslo: un messaggio del nostro team\n\n${before}`,
  ],
  [
    'Outlook, Dutch',
    `Van: Coussinet <no-reply@members.example>\nVerzonden: donderdag 26 november 2026 10:12\nAan: Lotte <lotte@example.org>\nOnderwerp: Oslo: een bericht van ons team\n\n${before}`,
  ],
  [
    'Outlook, German',
    `Von: Coussinet <no-reply@members.example>\nGesendet: Donnerstag, 26. November 2026 10:12\nAn: Lotte <lotte@example.org>\nBetreff: Oslo\n\n${before}`,
  ],
  [
    'Outlook, English',
    `From: Coussinet <no-reply@members.example>\nSent: Thursday, November 26, 2026 10:12 AM\nTo: Lotte <lotte@example.org>\nSubject: Oslo\n\n${before}`,
  ],
  [
    'Outlook, in bold',
    `*De :* Coussinet <no-reply@members.example>\n*Envoyé :* jeudi 26 novembre 2026 10:12\n*À :* helene@example.org\n*Objet :* Oslo\n\n${before}`,
  ],
  [
    'Outlook 2007',
    `-----Message d'origine-----\nDe : Coussinet [mailto:no-reply@members.example]\nEnvoyé : jeudi 26 novembre 2026 10:12\nÀ : Hélène\nObjet : Oslo\n\n${before}`,
  ],
  ['Outlook 2007, Italian', `-----Messaggio originale-----\nDa: Coussinet\n\n${before}`],
  ['Outlook 2007, Dutch', `-----Oorspronkelijk bericht-----\nVan: Coussinet\n\n${before}`],
  [
    'Samsung, French',
    `-------- Message d’origine --------\nDe : Coussinet <no-reply@members.example>\nDate : 26/11/2026 10:12 (GMT+01:00)\nÀ : helene@example.org\nObjet : Oslo\n\n${before}`,
  ],
  ['Samsung, Italian', `-------- Messaggio originale --------\nDa: Coussinet\n\n${before}`],
  ['Samsung, Dutch', `-------- Oorspronkelijk bericht --------\nVan: Coussinet\n\n${before}`],
  [
    'Orange',
    `> Message du 26/11/26 10:12\n> De : "Coussinet" <no-reply@members.example>\n> A : helene@example.org\n> Copie à : \n> Objet : Oslo\n> \n${marked}`,
  ],
  [
    'Orange, new',
    `envoyé : 26 novembre 2026 à 10:12\nde : Coussinet <no-reply@members.example>\nà : helene@example.org\nobjet : Oslo\n\n${before}`,
  ],
  ['Libero', `Il 26/11/2026 10:12 CET Coussinet <no-reply@members.example> ha scritto:\n \n \n${before}`],
  [
    'Telenet',
    `Van: "Coussinet" <no-reply@members.example>\nAan: "lotte" <lotte@example.org>\nVerzonden: Donderdag 26 november 2026 10:12:33\nOnderwerp: Oslo\n\n${before}`,
  ],
  [
    'Zimbra',
    `De: "Coussinet" <no-reply@members.example>\nÀ: "helene" <helene@example.org>\nEnvoyé: Jeudi 26 Novembre 2026 10:12:33\nObjet: Oslo\n\n${before}`,
  ],
  ['a program that marks, and names nobody', marked],
  ['a forwarded one', `---------- Forwarded message ---------\n${before}`],
]

const signatures = [
  '-- \nHélène Carpentier\n27 rue des Tilleuls',
  '--\nHélène Carpentier',
  'Envoyé de mon iPhone',
  'Envoyé depuis mon smartphone Samsung Galaxy.',
  'Envoyé à partir de Outlook pour Android<https://aka.example/1>',
  'Envoyé depuis l’application Mail Orange',
  'Télécharger Outlook pour iOS<https://aka.example/1>',
  'Inviato da iPhone',
  'Inviato dal mio telefono Android con Gmail. Perdonate la brevità.',
  'Ottieni Outlook per Android<https://aka.example/1>',
  'Verstuurd vanaf mijn iPhone',
  'Verzonden vanaf Outlook voor iOS<https://aka.example/1>',
  'Verzonden met Proton Mail beveiligde e-mail.',
  'Outlook voor Android downloaden<https://aka.example/1>',
  'Sent from my iPhone',
  'Get Outlook for iOS<https://aka.example/1>',
  'Von meinem iPhone gesendet',
]

describe('[MSG-02] the words of a member in an answer', () => {
  it.each(quotes)('stand before a quote of %s, and are all that stays', (_program, quote) => {
    expect(ownWords(`${said}\n\n${quote}\n`)).toBe(said)
    expect(ownWords(`${said}\n\n${quote}\n`.replaceAll('\n', '\r\n'))).toBe(said)
    expect(ownWords(quote)).toBe('')
  })

  it.each(signatures)('stay without %j', (signature) => {
    expect(ownWords(`${said}\n\n${signature}`)).toBe(said)
    expect(ownWords(`${said}\n\n${signature}\n\n${quotes[0]?.[1] ?? ''}`)).toBe(said)
    expect(ownWords(signature)).toBe('')
  })

  it('may stand between the lines of a quote, and below it', () => {
    const quote =
      'Le 26/11/2026 à 10:12, Coussinet a écrit :\n> Avez-vous la radio ?\nOui, la voici.\n> Et la facture ?\n>\nElle suit.'
    expect(ownWords(quote)).toBe('Oui, la voici.\nElle suit.')
    expect(ownWords(`Le 26/11/2026 à 10:12, Coussinet a écrit :\n${marked}\n\n${said}`)).toBe(said)
  })

  it.each([
    'Le 12 mai, le vétérinaire m’a écrit :\nil faut opérer.',
    'Le vétérinaire a écrit : « à surveiller ».',
    'Il veterinario ha scritto:\nda operare.',
    'Op maandag schreef de dierenarts:\nopereren.',
    'De : la clinique\nÀ : vous\nJe ne comprends pas.',
    'Date : 12 mai\nObjet : une consultation',
    'Sa température :\n> 38,5 °C le matin',
    'Envoyé de mon vétérinaire, la facture est jointe.\nMerci.',
    'Envoyé par mail hier, je vous le renvoie.',
    'Inviato dal veterinario ieri.',
    'Verzonden via de post.',
    'Il a été opéré à 10:12 :\nje joins la facture.',
    'Reste à payer -- 12 €',
    'Cordialement,\nHélène',
    `Voici les dates :\n--\n${'un rendez-vous\n'.repeat(9)}Merci`,
  ])('are not taken for a quote: %j', (text) => {
    expect(ownWords(text)).toBe(text)
  })

  it('lose no line that comes before anything quoted', () => {
    const word = fc.constantFrom(
      'Oslo',
      'va',
      'mieux',
      'depuis',
      'mardi',
      'la',
      'facture',
      'suit',
      '12 €',
      'merci',
      '!',
    )
    const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
    const own = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(own, fc.constantFrom(...quotes), (text, [, quote]) => {
        expect(ownWords(`${text}\n\n${quote}`)).toBe(text)
      }),
    )
  })

  it('are found in time proportional to the mail, whatever is sent', () => {
    const bits = [
      'Le ',
      'a écrit :',
      'Op ',
      ' schreef ',
      'Il ',
      'ha scritto:',
      '> ',
      '\n',
      'De : ',
      'Objet : ',
      '--',
      '_',
      ' ',
      '26/11/2026 10:12',
      'a@b',
      'x',
      ':',
      '*',
      '\u00a0',
      '\u2028',
      '\0',
    ]
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...bits), fc.string()), { maxLength: 200 }), (parts) => {
        const clean = ownWords(parts.join(''))
        expect(clean).toBe(clean.trim())
        expect(clean.length).toBeLessThanOrEqual(parts.join('').length)
      }),
    )
    for (const bit of [...bits, 'Le x\n', 'Le x ', '>\n', 'De : x\n', 'Op x schreef ', '-- \n-', 'a écrit a écrit '])
      for (const text of [bit.repeat(100_000 / bit.length), `Le ${bit.repeat(100_000 / bit.length)} a écrit :`]) {
        const began = performance.now()
        ownWords(text)
        expect([bit, performance.now() - began < 1000]).toEqual([bit, true])
      }
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOfText } from './mail-lines.ts'
import { extractReply, splitReply } from './reply-parser.ts'

const before = 'Camille vous a écrit au sujet de votre demande.\nSon message vous attend dans votre espace.'
const marked = before.replaceAll(/^/gm, '> ')
const said = 'Bonjour,\n\nVoici la radio demandée.\n\nBien cordialement,\nHélène'

// As the programs write them, with their own names of days, marks and widths.
const quotes: [string, string][] = [
  ['Gmail, Spanish', `El jue, 26 nov 2026 a las 10:12, Coussinet (<no-reply@members.example>) escribió:\n\n${marked}`],
  [
    'Gmail, Spanish, wrapped',
    `El jue, 26 nov 2026 a las 10:12, Coussinet, votre assurance santé\n(<no-reply@members.example>) escribió:\n\n${marked}`,
  ],
  ['Gmail, Portuguese', `Coussinet <no-reply@members.example> escreveu (quinta, 26/11/2026 à(s) 10:12):\n\n${marked}`],
  ['Gmail, Romanian', `Pe joi, 26 nov. 2026 la 10:12, Coussinet <\nno-reply@members.example> a scris:\n\n${marked}`],
  ['Gmail, Polish', `czw., 26 lis 2026 o 10:12 Coussinet <no-reply@members.example> napisał(a):\n\n${marked}`],
  [
    'SFR Mail',
    `========================================\n\nMessage du : 26/11/2026 10:12\nDe : "Coussinet" <no-reply@members.example>\nA : helene@example.org\nSujet : Oslo\n\nCamille vous a écrit.`,
  ],
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
  [
    'Zimbra, with its line',
    `----- Mail original -----\nDe: "Coussinet" <no-reply@members.example>\nÀ: "helene" <helene@example.org>\nEnvoyé: Jeudi 26 Novembre 2026 10:12:33\nObjet: Oslo\n\n${before}`,
  ],
  ['a program that marks, and names nobody', marked.replace('\n', '\n>\n')],
  [
    'La Poste',
    `> Message du : 26/11/2026 10:12\n> De : "Coussinet" <no-reply@members.example>\n> A : helene@example.org\n> Copie à :\n> Sujet : Oslo\n>\n${marked}`,
  ],
  [
    'La Poste, without marks',
    `Message du : 26/11/2026 10:12\nDe : "Coussinet" <no-reply@members.example>\nA : helene@example.org\nCopie à :\nSujet : Oslo\n\n${before}`,
  ],
  ['Roundcube, French', `Le 2026-11-26 10:12, Coussinet a écrit :\n${marked}`],
  ['Roundcube, Italian', `Il 2026-11-26 10:12 Coussinet ha scritto:\n${marked}`],
  ['Roundcube, Dutch', `Coussinet schreef op 2026-11-26 10:12:\n${marked}`],
  ['Outlook.com, Dutch', `Coussinet <no-reply@members.example> schreef op do 26 nov 2026 om 10:12:\n\n${before}`],
  [
    'Gmail, German, sender first',
    `Coussinet <no-reply@members.example> schrieb am Do., 26. Nov. 2026, 10:12:\n\n${marked}`,
  ],
  [
    'Gmail, German, sender first, wrapped',
    `Coussinet, votre assurance santé <no-reply@members.example> schrieb am Do.,\n26. Nov. 2026, 10:12:\n\n${marked}`,
  ],
  ['Horde', `Coussinet <no-reply@members.example> a écrit :\n\n${marked}`],
  [
    'Virgilio, without colons',
    `Da "Coussinet" <no-reply@members.example>\nA giulia@example.org\nCc\nData Thu, 26 Nov 2026 10:12:00 +0100\nOggetto Oslo: un messaggio del nostro team\n\n${before}`,
  ],
  [
    'Gmail, German, broken in the address',
    `Am 26.11.2026 10:12 schrieb "Coussinet" <no-reply@members.example\n>:\n\n${marked}`,
  ],
  [
    'Gmail, old, without a space',
    `On Thu, Nov 26, 2026 at 10:12 AM, Coussinet\n<no-reply@members.example>wrote:\n\n${marked}`,
  ],
  [
    'Gmail, Dutch, on a phone',
    `Op 26 nov. 2026 10:12 schreef "Coussinet" <no-reply@members.example> het\nvolgende geschreven:\n\n${marked}`,
  ],
  ['Zoho', `---- Le jeu., 26 nov. 2026 10:12:33 +0100 Coussinet <no-reply@members.example> a écrit ----\n\n${before}`],
  [
    'Outlook, Italian, with a line of its own',
    `Da: Coussinet\nRisposta: Coussinet / Oslo\nData: giovedì 26 novembre 2026 10:12\nA: Giulia\nOggetto: Oslo\n\n${before}`,
  ],
  ['Evolution', `Le jeudi 26 novembre 2026 à 10:12 +0100, Coussinet a écrit :\n${marked}`],
  [
    'Android, French',
    `Le 26 novembre 2026 10:12:33 GMT+01:00, Coussinet <no-reply@members.example> a écrit :\n\n${before}`,
  ],
  [
    'an Outlook that names nobody’s address',
    `De : Coussinet\nEnvoyé : jeudi 26 novembre 2026 10:12\nÀ : Hélène\nObjet : Oslo\n\n${before}`,
  ],
]

// What is passed on is a part of the answer.
const forwards: [string, string][] = [
  [
    'Gmail',
    '---------- Forwarded message ---------\nDe : Clinique <contact@clinique.example>\nDate: jeu. 26 nov. 2026 à 10:12\nSubject: Oslo\nTo: <helene@example.org>\n\nOslo a été opéré le 3 novembre à 12 h.',
  ],
  [
    'Thunderbird',
    '-------- Message transféré --------\nSujet : Oslo\nDate : Thu, 26 Nov 2026 10:12:00 +0100\nDe : Clinique <contact@clinique.example>\nPour : helene@example.org\n\nOslo a été opéré le 3 novembre à 12 h.',
  ],
  [
    'Zimbra',
    '----- Mail transféré -----\nDe: "Clinique" <contact@clinique.example>\nÀ: "helene" <helene@example.org>\nEnvoyé: Jeudi 26 Novembre 2026 10:12:33\nObjet: Oslo\n\nOslo a été opéré le 3 novembre à 12 h.',
  ],
  [
    'Apple Mail',
    'Début du message transféré :\n\nDe: Clinique <contact@clinique.example>\nObjet: Oslo\nDate: 26 novembre 2026 à 10:12:00 UTC+1\nÀ: helene@example.org\n\nOslo a été opéré le 3 novembre à 12 h.',
  ],
  [
    'Thunderbird, Italian',
    '-------- Messaggio Inoltrato --------\nOggetto: Oslo\nData: Thu, 26 Nov 2026 10:12:00 +0100\nMittente: Clinica <contact@clinique.example>\nA: giulia@example.org\n\nOslo è stato operato.',
  ],
  [
    'Thunderbird, Dutch',
    '-------- Doorgestuurd bericht --------\nOnderwerp: Oslo\nDatum: Thu, 26 Nov 2026 10:12:00 +0100\nVan: Kliniek <contact@clinique.example>\nAan: lotte@example.org\n\nOslo is geopereerd.',
  ],
]
const outlookHead =
  'De : Clinique <contact@clinique.example>\nEnvoyé : jeudi 26 novembre 2026 10:12\nÀ : Hélène <helene@example.org>\nObjet : Oslo\n\nOslo a été opéré.'

const signatures = [
  '-- \nHélène Carpentier\n27 rue des Tilleuls',
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
  'Envoyé depuis mon Galaxy A54 5G',
  'Envoyé depuis mon appareil Galaxy',
  'Inviato da dispositivo mobile',
  'Verzonden vanaf mijn apparaat',
  'Provenance : Courrier pour Windows',
  'Envoyé avec la messagerie sécurisée Proton Mail.',
  'Inviato da Libero Mail',
  'Télécharger Outlook pour Android (https://aka.example/1)',
  'Enviado desde mi iPhone',
  'Enviado do meu iPhone',
  'Trimis de pe iPhone-ul meu',
  'Wysłane z iPhone’a',
]

/** Lines that say something, without their marks and blanks: a quote is kept as it is marked. */
const saidIn = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/[\u00a0\ufeff]/g, ' ').trim())
    .filter((line) => line !== '')
const split = (text: string, facts: Parameters<typeof splitReply>[1] = {}) => splitReply(linesOfText(text), facts)
const all = ({ reply, forwarded, quoted }: ReturnType<typeof splitReply>) => [reply, forwarded, quoted].join('\n')

describe('[MSG-02] [MSG-03] the reply in a mail of a member', () => {
  it.each(quotes)('is separated from the quote of %s below it', (_program, quote) => {
    for (const text of [`${said}\n\n${quote}\n`, `${said}\n\n${quote}\n`.replaceAll('\n', '\r\n')]) {
      const parts = split(text)
      expect([parts.reply, parts.forwarded]).toEqual([said, ''])
      expect(saidIn(parts.quoted)).toEqual(saidIn(quote))
    }
    // A mail with only a picture has no reply.
    const alone = split(quote, { has_files: true })
    expect([alone.reply, alone.forwarded, saidIn(alone.quoted)]).toEqual(['', '', saidIn(quote)])
  })

  it('loses no line above a quote in another language', () => {
    const quote = `El jue, 26 nov 2026 a las 10:13, Coussinet (<no-reply@members.example>) escribió:\n${marked}`
    expect(split(`RDV le 26/11/2026 à 10:12\n${quote}`).reply).toBe('RDV le 26/11/2026 à 10:12')
  })

  it.each([
    'Voici l’échange avec la clinique (accueil@clinique.example) du 26/11/2026 à 10:12 :\nIl faut opérer.',
    'Le 26/11/2026 à 10:12, la clinique <accueil@clinique.example> m’a écrit :\n> Il faut opérer.\nJe suis inquiète.',
  ])('is whole where a person introduces words of somebody else: %j', (text) => {
    expect(split(text)).toEqual({ reply: text, forwarded: '', quoted: '' })
  })

  it.each(signatures)('is separated from the signature %j', (signature) => {
    const parts = split(`${said}\n\n${signature}`)
    expect([parts.reply, saidIn(parts.quoted)]).toEqual([said, saidIn(signature)])
    expect(extractReply(`${said}\n\n${signature}\n\n${quotes[0]?.[1] ?? ''}`)).toBe(said)
    expect(extractReply(signature)).toBe('')
  })

  it.each(forwards)('keeps the text forwarded by %s', (_program, forward) => {
    expect(split(`${said}\n\n${forward}`)).toEqual({ reply: said, forwarded: forward, quoted: '' })
    expect(split(forward)).toEqual({ reply: '', forwarded: forward, quoted: '' })
    expect(split(forward, { has_files: true })).toEqual({ reply: '', forwarded: forward, quoted: '' })
  })

  it('keeps the text forwarded by Outlook, which looks like a quote, if the subject marks the mail as forwarded', () => {
    expect(split(`${said}\n\n${outlookHead}`, { is_forwarded: true })).toEqual({
      reply: said,
      forwarded: outlookHead,
      quoted: '',
    })
    expect(split(`${said}\n\n${outlookHead}`)).toEqual({ reply: said, forwarded: '', quoted: outlookHead })
  })

  it.each([
    'Mes réponses sont dans votre texte, en rouge.',
    'Voir mes réponses ci-dessous.',
    'Le mie risposte sono nel testo.',
    'Rispondo qui sotto, in rosso.',
    'Mijn antwoorden staan hieronder.',
    'J’ai répondu en rouge.',
    'Tout est en bleu dans votre texte',
    'Voir plus bas',
    'Le mie risposte in rosso',
    'Zie mijn opmerkingen in het groen.',
    'I answered below.',
    'Ik antwoord tussen de regels.',
  ])('keeps an unmarked quote that it says contains answers: %j', (hint) => {
    const inside = outlookHead.replace('opéré.', 'opéré ?\nOui, le 3 novembre.')
    expect(split(`${hint}\n\n${inside}`)).toEqual({ reply: hint, forwarded: inside, quoted: '' })
  })

  it.each([
    'Son pelage est teint en rouge.',
    'Comme dit dans le message, la facture suit.',
    'La plaie est plus bas. J’ai répondu à tout.',
    'Merci pour votre réponse dans votre message.',
    'Le gonflement en bleu est guéri',
    'Grazie della vostra risposta nel messaggio di ieri.',
    'Il collare in rosso è il suo.',
    'Dank voor uw antwoord in uw bericht.',
    'De wonde staat in het rood.',
  ])('does not keep an unmarked quote if it only mentions a colour or a message: %j', (words) => {
    expect(split(`${words}\n\n${outlookHead}`)).toEqual({ reply: words, forwarded: '', quoted: outlookHead })
  })

  it('keeps an unmarked quote if the mail contains nothing else', () => {
    expect(split(outlookHead)).toEqual({ reply: '', forwarded: outlookHead, quoted: '' })
  })

  it('is found between the lines of a quote and below it', () => {
    const quote =
      'Le 26/11/2026 à 10:12, Coussinet a écrit :\n> Avez-vous la radio ?\nOui, la voici.\n> Et la facture ?\n>\nElle suit.'
    expect(extractReply(quote)).toBe('Oui, la voici.\nElle suit.')
    expect(extractReply(`Le 26/11/2026 à 10:12, Coussinet a écrit :\n${marked}\n\n${said}`)).toBe(said)
  })

  it('keeps more than a few lines below a line of two hyphens, which are no signature', () => {
    expect(extractReply('Voici les deux dates :\n-- \nle 3 novembre\n\nPouvez-vous les rembourser ?')).toBe(
      'Voici les deux dates :\n--\nle 3 novembre\n\nPouvez-vous les rembourser ?',
    )
  })

  it('is found below a signature and below a quote without a name', () => {
    expect(extractReply(`Envoyé de mon iPhone\n\n${said}`)).toBe(said)
    expect(
      extractReply(
        `> Message du 26/11/26 10:12\n> De : "Coussinet" <no-reply@members.example>\n> Objet : Oslo\n>\n${marked}\n\n${said}`,
      ),
    ).toBe(said)
    const lastLine = 'Le 12 novembre 2026 je vous ai envoyé la radio'
    expect(extractReply(`${lastLine}\nLe 26/11/2026 à 10:12, Coussinet a écrit :\n${marked}`)).toBe(lastLine)
    expect(extractReply(`Merci\nCoussinet schreef op 26-11-2026 om 10:12:\n${marked}`)).toBe('Merci')
  })

  it.each([
    'Bonjour,\n\nLe 12/11/2026 à 10h15, la clinique m’a écrit :\n« Oslo peut sortir demain. »\nPouvez-vous confirmer ?\nMerci, Hélène',
    'Le 12 novembre 2026 à 10:15, le docteur nous a écrit :\nil faut opérer.',
    // Two libraries lose words of these three (`findings/reply-parsers-own-words.sh`).
    'Le 3 novembre, Oslo boitait.\nLe vétérinaire a écrit :\nPlâtre, trois semaines.',
    'Op 3 november schreef de dierenarts:\nGips, drie weken.',
    'Consultation : 45 euros\n___\nTotal : 45 euros',
    'Le 12/11/2026 à 10:15, la clinique a écrit :\nil faut opérer.\nEst-ce couvert ?',
    'Le 12/11/2026 à 10:15, la clinique m’a écrit :\n> il faut opérer.\n> demain\nEst-ce couvert ?',
    'Le 12/11/2026 à 10:15, Docteur Martin a écrit :\nil faut opérer.\nEst-ce couvert ?',
    'Le 12 novembre, contact@clinique.example m’a écrit :\nla radio est normale.\nJe conteste donc le refus.',
    'Le 12 novembre 2026 à 10:15, contact@clinique.example a écrit :\nla radio est normale.\nJe conteste.',
    'il 12/11/2026 alle 10:15 la clinica mi ha scritto:\nOslo va operato subito.\nMi confermate la copertura?',
    'Il 12/11/2026 alle 10:15 il veterinario ci ha scritto:\nda operare.',
    'Op 12/11/2026 om 10:15 schreef de kliniek mij:\nOslo moet geopereerd worden.\nIs dat gedekt?',
    'Op 12/11/2026 om 10:15 heeft de kliniek ons geschreven:\nOslo moet geopereerd worden.',
    'De kliniek schreef op 12/11/2026 om 10:15:\n> opereren\n> morgen',
    'Am 12.11.2026 um 10:15 schrieb mir die Klinik:\nOslo muss operiert werden.',
    'On 12/11/2026 at 10:15 the clinic wrote:\noperate now.',
    'Voici les deux dates :\n--\nle 3 novembre, consultation\nle 5 novembre, radio\n\nPouvez-vous les rembourser ?',
    '--\nHélène Carpentier',
    'Températures relevées :\n> 39,5 °C le matin\n> 40,1 °C le soir\nElle ne mange plus.',
    'Températures relevées :\n\n> 39,5 °C le matin\n> 40,1 °C le soir',
    'Télécharger la facture depuis mon téléphone ne marche pas.\nHélène',
    'Download lukt niet op mijn gsm.',
    'Obtenir le compte rendu par Outlook est impossible, je vous l’envoie par la poste.',
    'Scarica la pagina ma sul mio telefono resta bianca.',
    'Get the invoice from my Gmail if you can.',
    'Envoyé depuis mon téléphone hier, la radio est jointe.',
    'Date : 12 mai\nDe : la clinique\nObjet : une consultation\nJe ne comprends pas.',
    'Da lunedì non mangia\nA casa dorme\nData la situazione\nOggetto di discussione',
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
  ])('is not mistaken for a quote: %j', (text) => {
    expect(extractReply(text)).toBe(text)
  })

  it('keeps every line before a quote', () => {
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
        expect(extractReply(`${text}\n\n${quote}`)).toBe(text)
      }),
    )
  })

  it('loses no line: each is in the reply, the forwarded text or the quote', () => {
    const piece = fc.oneof(
      fc.constantFrom(...quotes.map(([, quote]) => quote), ...signatures, ...forwards.map(([, forward]) => forward)),
      fc.constantFrom(
        said,
        '> ',
        '>',
        '--',
        '-- ',
        '',
        '____________',
        'De : x',
        'Objet : y',
        'Le 26/11/2026 à 10:12, X a écrit :',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), fc.boolean(), (parts, is_forwarded, has_files) => {
        const text = parts.join('\n')
        const kept = new Set(saidIn(all(split(text, { is_forwarded, has_files }))))
        expect(saidIn(text).filter((line) => !kept.has(line))).toEqual([])
      }),
    )
  })

  it('is found in time proportional to the length of the mail', () => {
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
        const clean = extractReply(parts.join(''))
        expect(clean).toBe(clean.trim())
        expect(clean.length).toBeLessThanOrEqual(parts.join('').length)
      }),
    )
    for (const bit of [...bits, 'Le x\n', 'Le x ', '>\n', 'De : x\n', 'Op x schreef ', '-- \n-', 'a écrit a écrit '])
      for (const text of [bit.repeat(100_000 / bit.length), `Le ${bit.repeat(100_000 / bit.length)} a écrit :`]) {
        const began = performance.now()
        extractReply(text)
        expect([bit, performance.now() - began < 1000]).toEqual([bit, true])
      }
  })
})

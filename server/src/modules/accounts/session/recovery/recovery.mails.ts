import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { companyOf } from '@coussinet/contract/company.ts'
import { readablePhone } from '@coussinet/contract/domain/format-phone.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { choosePassword } from '@coussinet/contract/domain/new-password.ts'
import { greeting } from '#platform/outbox/greeting.ts'
import type { Letter, Reader, Sample } from '#platform/outbox/letter.ts'
import { localMoment } from '#platform/time/local-moment.ts'

type Facts = { firstname: string; href: string }
type Words = Omit<Letter, 'greeting' | 'action'> & { label: string }

function written(words: Record<Language, Words>, language: Language, facts: Facts): Letter {
  const { label, ...letter } = words[language]
  return { ...letter, greeting: greeting(facts.firstname, language), action: { label, href: facts.href } }
}

const recoveryWords: Record<Language, Words> = {
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    title: 'Votre lien pour choisir un nouveau mot de passe',
    paragraphs: [
      `Vous avez demandé à choisir un nouveau mot de passe pour votre espace ${brandName}. Le lien ci-dessous vous permet de le choisir et d’entrer aussitôt dans votre espace.`,
    ],
    label: 'Choisir mon mot de passe',
    notes: [
      'Le lien fonctionne une seule fois, pendant 30 minutes. Passé ce délai, demandez-en un autre depuis la page de connexion.',
      'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
    ],
  },
  it: {
    subject: choosePassword.it,
    title: 'Il Suo link per scegliere una nuova password',
    paragraphs: [
      `Ha chiesto di scegliere una nuova password per la Sua area personale ${brandName}. Con il link qui sotto la sceglie ed entra subito nella Sua area.`,
    ],
    label: 'Scegli la password',
    notes: [
      'Il link funziona una sola volta, per 30 minuti. Trascorso questo tempo, ne chieda un altro dalla pagina di accesso.',
      'Non ha chiesto nulla? Ignori questo messaggio: la Sua password resta la stessa.',
    ],
  },
}

const activationWords: Record<Language, Words> = {
  fr: {
    subject: `Activez votre espace ${brandName}`,
    title: 'Votre espace vous attend',
    paragraphs: [
      `Remboursements, documents, carnet de vos compagnons : tout vous attend dans votre espace ${brandName}. Il ne reste qu’à choisir votre mot de passe.`,
    ],
    label: 'Activer mon espace',
    notes: [
      'Le lien fonctionne une seule fois, pendant 24 heures. Passé ce délai, demandez-en un autre depuis la page de première connexion.',
      'Vous n’avez rien demandé ? Ignorez ce message : rien ne change.',
    ],
  },
  it: {
    subject: `Attivi la Sua area personale ${brandName}`,
    title: 'La Sua area personale L’aspetta',
    paragraphs: [
      `Rimborsi, documenti, tutto sui Suoi animali: ogni cosa L’aspetta nella Sua area personale ${brandName}. Non resta che scegliere la password.`,
    ],
    label: 'Attiva la mia area',
    notes: [
      'Il link funziona una sola volta, per 24 ore. Trascorso questo tempo, ne chieda un altro dalla pagina del primo accesso.',
      'Non ha chiesto nulla? Ignori questo messaggio: non cambia nulla.',
    ],
  },
}

const alreadyActiveWords: Record<Language, Words> = {
  fr: {
    subject: `Votre espace ${brandName} est déjà actif`,
    title: 'Votre espace est déjà actif',
    paragraphs: [
      `Vous avez demandé à activer votre espace ${brandName} : c’est déjà fait. Connectez-vous avec votre numéro d’adhérent ou votre adresse e-mail, et votre mot de passe. Si vous l’avez oublié, le lien ci-dessous vous permet d’en choisir un nouveau.`,
    ],
    label: choosePassword.fr,
    notes: [
      'Ce lien fonctionne une seule fois, pendant 30 minutes. Passé ce délai, demandez-en un autre depuis la page de connexion.',
      'Vous n’avez rien demandé ? Ignorez ce message : rien ne change.',
    ],
  },
  it: {
    subject: `La Sua area personale ${brandName} è già attiva`,
    title: 'La Sua area personale è già attiva',
    paragraphs: [
      `Ha chiesto di attivare la Sua area personale ${brandName}: lo è già. Acceda con il Suo numero cliente o il Suo indirizzo e-mail, e la Sua password. Se l’ha dimenticata, con il link qui sotto può sceglierne una nuova.`,
    ],
    label: choosePassword.it,
    notes: [
      'Questo link funziona una sola volta, per 30 minuti. Trascorso questo tempo, ne chieda un altro dalla pagina di accesso.',
      'Non ha chiesto nulla? Ignori questo messaggio: non cambia nulla.',
    ],
  },
}

const transferWords: Record<Language, Words> = {
  fr: {
    subject: 'Votre lien de connexion',
    title: 'Votre lien de connexion',
    paragraphs: [`Voici le lien qui ouvre votre espace ${brandName}, sans mot de passe à saisir.`],
    label: 'Ouvrir mon espace',
    notes: [
      'Le lien fonctionne une seule fois, pendant 10 minutes. Ne le transmettez à personne : il ouvre votre espace.',
      'Vous n’avez rien demandé ? Ignorez ce message : rien ne change.',
    ],
  },
  it: {
    subject: 'Il Suo link di accesso',
    title: 'Il Suo link di accesso',
    paragraphs: [`Ecco il link che apre la Sua area personale ${brandName}, senza digitare la password.`],
    label: 'Apri la mia area',
    notes: [
      'Il link funziona una sola volta, per 10 minuti. Non lo inoltri a nessuno: apre la Sua area personale.',
      'Non ha chiesto nulla? Ignori questo messaggio: non cambia nulla.',
    ],
  },
}

/** The letter to one who forgot the password. */
export const recoveryLetter = (language: Language, facts: Facts): Letter => written(recoveryWords, language, facts)

/** The letter to one who has never signed in. */
export const activationLetter = (language: Language, facts: Facts): Letter => written(activationWords, language, facts)

/** The letter to one who asks for a first connection, and has a password. */
export function alreadyActiveLetter(
  language: Language,
  { public_url, ...facts }: Facts & { public_url: string },
): Letter {
  const label = { fr: 'Page de connexion', it: 'Pagina di accesso' }[language]
  return {
    ...written(alreadyActiveWords, language, facts),
    facts: [{ label, value: `${public_url}/login`, href: `${public_url}/login` }],
  }
}

/** The link that signs in by itself. */
export const transferLetter = (language: Language, facts: Facts): Letter => written(transferWords, language, facts)

const whyFormer: Record<Language, string> = {
  fr: 'Ce message vous parvient à cette adresse car l’adresse e-mail de votre espace a été modifiée il y a peu : pendant 72 heures, les liens qui ouvrent votre espace arrivent encore ici.',
  it: 'Riceve questo messaggio a questo indirizzo perché l’indirizzo e-mail della Sua area personale è stato modificato da poco: per 72 ore i link che aprono la Sua area arrivano ancora qui.',
}

/** The same to the address of before, while links go there. */
export const toFormerAddress = (language: Language, letter: Letter): Letter => ({
  ...letter,
  paragraphs: [...letter.paragraphs, whyFormer[language]],
})

type Held = {
  firstname: string
  /** masked */
  sent_to: string
  until: Date
}

/** The letter to the new address while links still go to the one of before: where the link is, and when it will come here. */
export function linkHeldLetter({ language, country }: Reader, { firstname, sent_to, until }: Held): Letter {
  const moment = localMoment(until, language, country)
  const phone = readablePhone(companyOf(country).phone)
  return language === 'it'
    ? {
        subject: 'Il Suo link è al Suo indirizzo precedente',
        title: 'Il Suo link è al Suo indirizzo precedente',
        greeting: greeting(firstname, 'it'),
        paragraphs: [
          `L’indirizzo e-mail della Sua area personale ${brandName} è stato modificato da poco. Per proteggerLa, il link richiesto è stato inviato all’indirizzo precedente.`,
        ],
        facts: [
          { label: 'Link inviato a', value: sent_to },
          { label: 'A questo indirizzo da', value: moment },
        ],
        notes: [
          `Non legge più l’indirizzo precedente? Attenda questo momento e chieda un altro link, oppure ci chiami al ${phone}.`,
        ],
      }
    : {
        subject: 'Votre lien est à votre adresse précédente',
        title: 'Votre lien est à votre adresse précédente',
        greeting: greeting(firstname, 'fr'),
        paragraphs: [
          `L’adresse e-mail de votre espace ${brandName} a été modifiée il y a peu. Pour vous protéger, le lien demandé a été envoyé à l’adresse précédente.`,
        ],
        facts: [
          { label: 'Lien envoyé à', value: sent_to },
          { label: 'À cette adresse à partir du', value: moment },
        ],
        notes: [
          `Vous ne lisez plus l’adresse précédente ? Attendez ce moment et demandez un autre lien, ou appelez-nous au ${phone}.`,
        ],
      }
}

const public_url = 'https://members.example'
const byLink = { firstname: 'Hélène', href: `${public_url}/password-reset#token=sample` }
const byTransfer = { firstname: 'Hélène', href: `${public_url}/transfer#token=sample` }

export const recoverySamples: readonly Sample[] = [
  { name: 'password-reset', letter: (language) => recoveryLetter(language, byLink) },
  {
    name: 'password-reset-to-former-address',
    letter: (language) => toFormerAddress(language, recoveryLetter(language, byLink)),
  },
  {
    name: 'link-at-former-address',
    letter: (language) =>
      linkHeldLetter(
        { language, country: language === 'it' ? 'IT' : 'FR' },
        { firstname: 'Hélène', sent_to: 'h****@example.org', until: new Date('2026-11-23T10:00:00Z') },
      ),
  },
  { name: 'activation', letter: (language) => activationLetter(language, byLink) },
  { name: 'already-active', letter: (language) => alreadyActiveLetter(language, { ...byLink, public_url }) },
  { name: 'transfer', letter: (language) => transferLetter(language, byTransfer) },
]

import { brandName, ofBrand } from '@coussinet/contract/brand/values/brand-name.ts'
import { speciesNames } from '@coussinet/contract/domain/animal-labels.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import { readablePhone } from '@coussinet/contract/domain/format-phone.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type { QuoteRequest } from '@coussinet/contract/quote-request.ts'
import type { Letter, Sample } from '#platform/outbox/letter.ts'

type Received = {
  reference: string
  sponsor: string
  /** is false when the mailbox is the sponsor's own */
  counts: boolean
}

/** Letter to the guest who asks for a quote. It repeats nothing that was typed, and names the sponsor alone: the mailbox may be somebody else's. */
export function quoteReceived(language: Language, { reference, sponsor, counts }: Received): Letter {
  if (language === 'it')
    return {
      subject: `La Sua richiesta di preventivo (${reference})`,
      title: 'Abbiamo ricevuto la Sua richiesta di preventivo',
      greeting: 'Buongiorno,',
      paragraphs: [
        `Grazie di aver pensato a ${brandName} per il Suo cane o gatto. Il nostro team Le invia il preventivo per e-mail entro 48 ore, nei giorni lavorativi.`,
        counts
          ? `La richiesta è arrivata dal link di ${sponsor}, che vedrà il Suo nome, l’iniziale del Suo cognome e come procede la Sua polizza. Ogni presentazione viene verificata prima di essere convalidata.`
          : 'Questo indirizzo è quello di chi invita: la richiesta non vale quindi come presentazione e non darà diritto a un premio. Il preventivo, invece, Le sarà inviato.',
      ],
      facts: [{ label: requestLabels.it.tracking_reference, value: reference }],
      notes: ['Non ha chiesto alcun preventivo? Ignori questo messaggio: senza la Sua firma non cambia nulla.'],
      why: `Riceve questa e-mail perché questo indirizzo è stato inserito per chiedere un preventivo dal link di un cliente ${brandName}.`,
    }
  return {
    subject: `Votre demande de devis (${reference})`,
    title: 'Nous avons bien reçu votre demande de devis',
    greeting: 'Bonjour,',
    paragraphs: [
      `Merci d’avoir pensé à ${brandName} pour votre chien ou votre chat. Notre équipe vous envoie votre devis par e-mail sous deux jours ouvrés.`,
      counts
        ? `Votre demande est passée par le lien de ${sponsor}, qui verra votre prénom, l’initiale de votre nom et l’avancement de votre contrat. Chaque parrainage est vérifié avant d’être validé.`
        : 'Cette adresse est celle de la personne qui invite : la demande ne compte donc pas comme un parrainage et n’ouvrira droit à aucun gain. Le devis, lui, vous sera bien envoyé.',
    ],
    facts: [{ label: requestLabels.fr.tracking_reference, value: reference }],
    notes: ['Vous n’avez demandé aucun devis ? Ignorez ce message : sans votre signature, rien ne change.'],
    why: `Vous recevez cet e-mail parce que cette adresse a été saisie pour demander un devis par le lien d’un membre ${ofBrand}.`,
  }
}

type Asked = Omit<QuoteRequest, 'sponsor'> & { reference: string; sponsor: string; counts: boolean }

const words = {
  fr: {
    title: 'Demande de devis par parrainage',
    body: 'Répondre à cet e-mail écrit à la personne qui demande le devis.',
    self: 'Ne compte pas comme un parrainage : les coordonnées sont celles du parrain ou de la marraine.',
    reference: requestLabels.fr.tracking_reference,
    name: fieldLabels.fr.name,
    email: 'E-mail',
    phone: fieldLabels.fr.phone,
    place: fieldLabels.fr.postal_code,
    animal: 'Animal',
    sponsor: 'Invitation de',
  },
  it: {
    title: 'Richiesta di preventivo tramite presentazione',
    body: 'Rispondendo a questa e-mail si scrive a chi chiede il preventivo.',
    self: 'Non vale come presentazione: i recapiti sono quelli di chi invita.',
    reference: requestLabels.it.tracking_reference,
    name: fieldLabels.it.name,
    email: 'E-mail',
    phone: fieldLabels.it.phone,
    place: fieldLabels.it.postal_code,
    animal: 'Animale',
    sponsor: 'Invito di',
  },
}

/** Letter to the insurer's desk, which answers the guest. */
export function quoteRequested(language: Language, asked: Asked): Letter {
  const own = words[language]
  const { reference, firstname, lastname, email, phone, country, postal_code, animal, sponsor, counts } = asked
  return {
    subject: `${own.title} (${reference})`,
    title: own.title,
    internal: true,
    paragraphs: counts ? [own.body] : [own.self, own.body],
    facts: [
      { label: own.reference, value: reference },
      { label: own.name, value: `${firstname} ${lastname}` },
      { label: own.email, value: email },
      ...(phone === null ? [] : [{ label: own.phone, value: readablePhone(phone) }]),
      { label: own.place, value: `${postal_code} (${country})` },
      { label: own.animal, value: `${animal.name} (${speciesNames[language][animal.type].toLowerCase()})` },
      { label: own.sponsor, value: sponsor },
    ],
  }
}

const reference = 'PQ-2026-7K3QX9M2'
const guest = {
  firstname: 'Camille',
  lastname: 'Rivière',
  email: 'camille.riviere@example.org',
  phone: '+33639981234',
  country: 'FR',
  postal_code: '69003',
  animal: { type: 'cat', name: 'Mirza' },
} as const

export const quoteSamples: readonly Sample[] = [
  {
    name: 'quote-received',
    letter: (language) => quoteReceived(language, { reference, sponsor: 'Hélène', counts: true }),
  },
  {
    name: 'quote-of-the-sponsor',
    letter: (language) => quoteReceived(language, { reference, sponsor: 'Hélène', counts: false }),
  },
  {
    name: 'quote-asked',
    letter: (language) =>
      quoteRequested(language, { ...guest, reference, sponsor: 'Hélène (412\u00a0703\u00a0584)', counts: true }),
  },
]

import { companyOf } from '@coussinet/contract/company.ts'
import type { TopicId } from '@coussinet/contract/contact.ts'
import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import { readablePhone } from '@coussinet/contract/domain/format-phone.ts'
import { deName } from '@coussinet/contract/domain/grammar.ts'
import { type Language, languageOf } from '@coussinet/contract/domain/messages.ts'
import { weekdayHours } from '@coussinet/contract/domain/opening-hours.ts'
import { received } from '@coussinet/contract/domain/received.ts'
import { exampleNevg } from '@coussinet/contract/fields/nevg-like.ts'
import { greeting } from '#platform/outbox/greeting.ts'
import type { Letter, Reader, Sample } from '#platform/outbox/letter.ts'
import { attachedName } from '#platform/outbox/render/attachments.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import type { ContactFile } from './contact.store.ts'
import { topicLabel } from './topics.ts'

/** Sender of a message, as the insurer knows them. */
type Sender = {
  firstname: string
  lastname: string
  nevg: string
  email: string
  mobile: string | null
  landline: string | null
  locale: string
  /** null before the contract */
  contract_number: string | null
}

type Written = {
  reference: string
  topic: TopicId
  subject: string
  message: string
  created_at: Date
  files: readonly Pick<ContactFile, 'name' | 'media_type'>[]
  sender: Sender
}

const labels = {
  fr: {
    from: 'De',
    nevg: contractLabels.fr.nevg,
    contract: 'Contrat',
    email: 'E-mail',
    phone: fieldLabels.fr.phone,
    language: 'Langue',
    fr: 'français',
    it: 'italien',
    topic: 'Sujet',
    subject: 'Objet',
    reference: 'Référence',
    sent: 'Envoyé',
    files: messageLabels.fr.files,
    message: fieldLabels.fr.message,
    answer: 'Répondre à cet e-mail écrit directement à l’adhérent.',
  },
  it: {
    from: 'Da',
    nevg: contractLabels.it.nevg,
    contract: 'Polizza',
    email: 'E-mail',
    phone: fieldLabels.it.phone,
    language: 'Lingua',
    fr: 'francese',
    it: 'italiano',
    topic: 'Argomento',
    subject: 'Oggetto',
    reference: 'Riferimento',
    sent: 'Inviato',
    files: messageLabels.it.files,
    message: fieldLabels.it.message,
    answer: 'Rispondendo a questa e-mail si scrive direttamente al cliente.',
  },
} as const

const filesFact = (label: string, files: Written['files']) =>
  files.length === 0 ? [] : [{ label, value: files.map(attachedName).join(', ') }]

/** A member's message as it comes to the team: who writes, about what, and the words as they are. */
export function forTheTeam(
  { language, country }: Reader,
  { reference, topic, subject, message, created_at, files, sender }: Written,
): Letter {
  const words = labels[language]
  const phones = [sender.mobile, sender.landline].flatMap((phone) => (phone === null ? [] : readablePhone(phone)))
  return {
    subject: `${reference} · ${topicLabel(topic, language)} · ${subject}`,
    title: subject,
    paragraphs: [words.answer],
    facts: [
      { label: words.from, value: `${sender.firstname} ${sender.lastname}` },
      { label: words.nevg, value: sender.nevg },
      ...(sender.contract_number === null ? [] : [{ label: words.contract, value: sender.contract_number }]),
      { label: words.email, value: sender.email },
      ...(phones.length > 0 ? [{ label: words.phone, value: phones.join(', ') }] : []),
      { label: words.language, value: words[languageOf(sender.locale)] },
      { label: words.topic, value: topicLabel(topic, language) },
      { label: words.reference, value: reference },
      { label: words.sent, value: localMoment(created_at, language, country) },
      ...filesFact(words.files, files),
    ],
    quote: { label: words.message, text: message },
    internal: true,
  }
}

type Words = {
  title: string
  arrived: string
  answer: string
  complaint: (inItaly: boolean) => string
  wrote: string
  open: string
  call: (phone: string, hours: string) => string
}

const confirming: Record<Language, Words> = {
  fr: {
    title: received.fr.message,
    arrived: 'Merci de nous avoir écrit. Voici ce que nous avons reçu.',
    answer: 'Nous répondons sous deux jours ouvrés, par e-mail.',
    complaint: (inItaly) =>
      `Cet e-mail est l’accusé de réception de votre réclamation. Vous recevrez une réponse écrite${inItaly ? ' dans les 45 jours' : ''}. Si elle ne vous convient pas, vous pouvez saisir le médiateur compétent de votre pays, indiqué dans les conditions générales.`,
    wrote: messageLabels.fr.text,
    open: 'Ouvrir mon espace',
    call: (phone, hours) => `C’est urgent\u00a0? Appelez-nous au ${phone}, ${hours}, et donnez votre référence.`,
  },
  it: {
    title: received.it.message,
    arrived: 'Grazie per averci scritto. Ecco che cosa abbiamo ricevuto.',
    answer: 'Rispondiamo via e-mail entro 48 ore, nei giorni lavorativi.',
    complaint: (inItaly) =>
      `Questa e-mail conferma che abbiamo ricevuto il Suo reclamo. Riceverà una risposta scritta${inItaly ? ' entro 45 giorni' : ''}. Se non La soddisfa può rivolgersi ${inItaly ? 'all’Arbitro Assicurativo' : 'al mediatore del Suo Paese'}, come indicato nelle condizioni di assicurazione.`,
    wrote: messageLabels.it.text,
    open: 'Apri l’area personale',
    call: (phone, hours) => `È urgente? Ci chiami al ${phone}, ${hours}, e indichi il riferimento.`,
  },
}

/** Tells the member that the message arrived, what it said, and by when an answer comes. */
export function confirmation(
  { language, country }: Reader,
  { reference, topic, subject, message, created_at, files, sender }: Written,
  public_url: string,
): Letter {
  const words = confirming[language]
  const named = labels[language]
  const { phone, hours } = companyOf(country)
  return {
    subject: `${words.title} (${reference})`,
    title: words.title,
    greeting: greeting(sender.firstname, language),
    paragraphs: [words.arrived, topic === 'complaint' ? words.complaint(country === 'IT') : words.answer],
    facts: [
      { label: named.reference, value: reference },
      { label: named.topic, value: topicLabel(topic, language) },
      { label: named.subject, value: subject },
      { label: named.sent, value: localMoment(created_at, language, country) },
      ...filesFact(named.files, files),
    ],
    quote: { label: words.wrote, text: message },
    action: { label: words.open, href: `${public_url}/contact` },
    notes: [words.call(readablePhone(phone), weekdayHours(hours, language))],
  }
}

type Answered = { reference: string; subject: string; author_name: string; text: string; firstname: string }

const answering = {
  fr: {
    title: 'Réponse à votre message',
    arrived: 'Nous avons répondu à votre message. Voici notre réponse.',
    from: (author: string) => `Réponse ${deName(author)}`,
    open: 'Lire mon message et ses réponses',
    reply: 'Pour continuer, répondez à cet e-mail en gardant la référence.',
  },
  it: {
    title: 'Risposta al Suo messaggio',
    arrived: 'Abbiamo risposto al Suo messaggio. Ecco la nostra risposta.',
    from: (author: string) => `Risposta di ${author}`,
    open: 'Leggi il messaggio e le risposte',
    reply: 'Per proseguire, risponda a questa e-mail mantenendo il riferimento.',
  },
} as const

/** Brings the member an answer of the team's, whole. */
export function answered(
  { language }: Reader,
  { reference, subject, author_name, text, firstname }: Answered,
  public_url: string,
): Letter {
  const words = answering[language]
  return {
    subject: `${words.title} (${reference})`,
    title: words.title,
    greeting: greeting(firstname, language),
    paragraphs: [words.arrived],
    facts: [
      { label: labels[language].reference, value: reference },
      { label: labels[language].subject, value: subject },
    ],
    quote: { label: words.from(author_name), text },
    action: { label: words.open, href: `${public_url}/contact/messages/${reference}` },
    notes: [words.reply],
  }
}

const sampleOf = (language: Language): [Reader, Written] => [
  { language, country: language === 'it' ? 'IT' : 'FR' },
  {
    reference: 'CT-2026-7K3QX9M2',
    topic: 'refund',
    subject: language === 'it' ? 'A che punto è la mia richiesta?' : 'Où en est ma demande\u00a0?',
    message:
      language === 'it'
        ? 'Buongiorno,\n\nho inviato la fattura il 16 novembre.\nGrazie.'
        : 'Bonjour,\n\nJ’ai envoyé la facture le 16 novembre.\nMerci.',
    created_at: new Date('2026-11-20T10:00:00Z'),
    files: [{ name: 'facture.heic', media_type: 'image/jpeg' }],
    sender: {
      firstname: 'Hélène',
      lastname: 'Carpentier',
      nevg: exampleNevg,
      email: 'helene@example.org',
      mobile: '+33639981204',
      landline: null,
      locale: language,
      contract_number: 'ZC-2024-004127',
    },
  },
]

export const contactSamples: readonly Sample[] = [
  {
    name: 'contact-confirmation',
    letter: (language) => confirmation(...sampleOf(language), 'https://members.example'),
  },
  {
    name: 'contact-answered',
    letter: (language) => {
      const [reader, { reference, subject, sender }] = sampleOf(language)
      const text =
        language === 'it'
          ? 'Buongiorno,\n\nabbiamo ricevuto la fattura. Il rimborso è previsto per il 24 novembre.'
          : 'Bonjour,\n\nNous avons bien reçu la facture. Le remboursement est prévu le 24 novembre.'
      const answer = { reference, subject, author_name: 'Claire', text, firstname: sender.firstname }
      return answered(reader, answer, 'https://members.example')
    },
  },
  { name: 'contact-for-the-team', letter: (language) => forTheTeam(...sampleOf(language)) },
]

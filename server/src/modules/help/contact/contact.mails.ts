import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { exampleNevg } from '@coussinet/contract/brand/nevg-like.ts'
import { getCompany } from '@coussinet/contract/company.ts'
import type { TopicId } from '@coussinet/contract/contact.ts'
import { weekdayHours } from '@coussinet/contract/domain/contact.ts'
import { languages } from '@coussinet/contract/domain/languages.ts'
import { calledName, formatSignatory, memberName, type MemberNames } from '@coussinet/contract/domain/members.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'
import * as fr from '@coussinet/texts/fr/mails.ts'
import * as it from '@coussinet/texts/it/mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/mails.ts'
import { answerSoon } from '#platform/config/promises.ts'
import { greeting } from '#platform/outbox/greeting.ts'
import type { Letter, LetterReader, SampleLetter } from '#platform/outbox/letter.ts'
import { attachedName } from '#platform/outbox/render/attachments.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import type { ContactFile } from './contact.store.ts'
import { topicLabel } from './topics.ts'

type MessageSender = MemberNames & {
  nevg: string
  email: string
  mobile: string | null
  landline: string | null
  locale: string
  /** null before the contract */
  contract_number: string | null
}

type ContactMessageFacts = {
  reference: string
  topic: TopicId
  subject: string
  message: string
  created_at: Date
  files: readonly Pick<ContactFile, 'name' | 'media_type'>[]
  sender: MessageSender
}

const labels = messages({ fr: fr.contactLabels, it: it.contactLabels, nl: nl.contactLabels })

const filesFact = (label: string, files: ContactMessageFacts['files']) =>
  files.length === 0 ? [] : [{ label, value: files.map(attachedName).join(', ') }]

/** A member's message as it comes to the team: who writes, about what, and the words as they are. */
export function forTheTeam(
  { language, country }: LetterReader,
  { reference, topic, subject, message, created_at, files, sender }: ContactMessageFacts,
): Letter {
  const words = labels[language]
  const phones = [sender.mobile, sender.landline].flatMap((phone) => (phone === null ? [] : readablePhone(phone)))
  return {
    subject: `${reference} · ${topicLabel(topic, language)} · ${subject}`,
    title: subject,
    paragraphs: [words.answer],
    facts: [
      {
        label: words.from,
        value: [memberName(sender), formatSignatory(sender)].filter((name) => name !== null).join(', '),
      },
      { label: words.nevg, value: sender.nevg },
      ...(sender.contract_number === null ? [] : [{ label: words.contract, value: sender.contract_number }]),
      { label: words.email, value: sender.email },
      ...(phones.length > 0 ? [{ label: words.phone, value: phones.join(', ') }] : []),
      { label: words.language, value: words.languages[toLanguage(sender.locale)] },
      { label: words.topic, value: topicLabel(topic, language) },
      { label: words.reference, value: reference },
      { label: words.sent, value: localMoment(created_at, language, country) },
      ...filesFact(words.files, files),
    ],
    quote: { label: words.message, text: message },
    internal: true,
  }
}

const confirming = messages({ fr: fr.contactConfirmed, it: it.contactConfirmed, nl: nl.contactConfirmed })

export function confirmation(
  { language, country }: LetterReader,
  { reference, topic, subject, message, created_at, files, sender }: ContactMessageFacts,
  public_url: string,
): Letter {
  const words = confirming[language]
  const named = labels[language]
  const { phone, hours } = getCompany(country)
  return {
    subject: `${words.title} (${reference})`,
    title: words.title,
    greeting: greeting(calledName(sender), language),
    paragraphs: [
      words.arrived,
      topic === 'complaint' ? words.complaint(country === 'IT') : words.answer(answerSoon(language)),
    ],
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

type ContactAnswerFacts = { reference: string; subject: string; author_name: string; text: string; firstname: string }

const answering = messages({ fr: fr.contactAnswered, it: it.contactAnswered, nl: nl.contactAnswered })

/** Brings the member an answer of the team's, whole. */
export function answered(
  { language }: LetterReader,
  { reference, subject, author_name, text, firstname }: ContactAnswerFacts,
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

const written = messages({ fr: fr.contactSample, it: it.contactSample, nl: nl.contactSample })

const sampleOf = (language: Language): [LetterReader, ContactMessageFacts] => [
  { language, country: languages[language].country },
  {
    reference: 'CT-2026-7K3QX9M2',
    topic: 'refund',
    subject: written[language].subject,
    message: written[language].message,
    created_at: new Date('2026-11-20T10:00:00Z'),
    files: [{ name: 'facture.heic', media_type: 'image/jpeg' }],
    sender: {
      organisation: null,
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

export const contactSamples: readonly SampleLetter[] = [
  {
    name: 'contact-confirmation',
    letter: (language) => confirmation(...sampleOf(language), 'https://members.example'),
  },
  {
    name: 'contact-answered',
    letter: (language) => {
      const [reader, { reference, subject, sender }] = sampleOf(language)
      const text = written[language].answer
      const answer = { reference, subject, author_name: 'Claire', text, firstname: sender.firstname }
      return answered(reader, answer, 'https://members.example')
    },
  },
  { name: 'contact-for-the-team', letter: (language) => forTheTeam(...sampleOf(language)) },
]

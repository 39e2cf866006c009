import { brandFacts } from '@coussinet/contract/brand/values.ts'
import { speciesNames } from '@coussinet/contract/domain/animals.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'
import { requestLabels } from '@coussinet/contract/domain/requests.ts'
import type { QuoteRequest } from '@coussinet/contract/quote-request.ts'
import * as fr from '@coussinet/texts/fr/mails.ts'
import * as it from '@coussinet/texts/it/mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/mails.ts'
import { answerSoon } from '#platform/config/promises.ts'
import { plainGreeting } from '#platform/outbox/greeting.ts'
import type { Letter, SampleLetter } from '#platform/outbox/letter.ts'

type QuoteReceivedFacts = {
  reference: string
  sponsor: string
  /** is false when the mailbox is the sponsor's own */
  counts: boolean
}

const words = messages({
  fr: fr.quoteReceived(brandFacts),
  it: it.quoteReceived(brandFacts),
  nl: nl.quoteReceived(brandFacts),
})

/** Mail to the guest who asks for a quote. It repeats no input and names only the sponsor: the mailbox may be somebody else's. */
export function quoteReceived(language: Language, { reference, sponsor, counts }: QuoteReceivedFacts): Letter {
  const own = words[language]
  return {
    subject: own.subject(reference),
    title: own.title,
    greeting: plainGreeting(language),
    paragraphs: [own.thanks(answerSoon(language)), counts ? own.counts(sponsor) : own.self],
    facts: [{ label: requestLabels[language].tracking_reference, value: reference }],
    notes: [own.not_asked],
    why: own.why,
  }
}

type QuoteRequestFacts = Omit<QuoteRequest, 'sponsor'> & { reference: string; sponsor: string; counts: boolean }

const deskWords = messages({ fr: fr.quoteRequested, it: it.quoteRequested, nl: nl.quoteRequested })

/** Letter to the insurer's desk, which answers the guest. */
export function quoteRequested(language: Language, facts: QuoteRequestFacts): Letter {
  const own = deskWords[language]
  const { reference, firstname, lastname, email, phone, country, postal_code, animal, sponsor, counts } = facts
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

export const quoteSamples: readonly SampleLetter[] = [
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

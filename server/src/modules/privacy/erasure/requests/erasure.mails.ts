import { getCompany } from '@coussinet/contract/company.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { longDay } from '@coussinet/contract/domain/format.ts'
import { languages } from '@coussinet/contract/domain/languages.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'
import { requestLabels } from '@coussinet/contract/domain/requests.ts'
import * as fr from '@coussinet/texts/fr/mails.ts'
import * as it from '@coussinet/texts/it/mails.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/mails.ts'
import { plainGreeting } from '#platform/outbox/greeting.ts'
import type { Letter, LetterReader, SampleLetter } from '#platform/outbox/letter.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import type { RetentionDuties } from '../erasure-policy.store.ts'

type ErasureRequestFacts = { reference: string; requested_at: Date; answer_by: Day }

const askedWords = messages({ fr: fr.erasureAsked, it: it.erasureAsked, nl: nl.erasureAsked })
const doneWords = messages({ fr: fr.erased, it: it.erased, nl: nl.erased })

export function erasureAcknowledgement(
  { language, country }: LetterReader,
  { reference, requested_at, answer_by }: ErasureRequestFacts,
  public_url: string,
): Letter {
  const { title, answer, meanwhile, received, open, take_back } = askedWords[language]
  return {
    subject: `${title} (${reference})`,
    title,
    greeting: plainGreeting(language),
    paragraphs: [answer(longDay(answer_by, language)), meanwhile],
    facts: [
      { label: received, value: localMoment(requested_at, language, country) },
      { label: requestLabels[language].tracking_reference, value: reference },
    ],
    action: { label: open, href: `${public_url}/profile` },
    notes: [take_back(readablePhone(getCompany(country).phone))],
  }
}

type ErasureDoneFacts = { reference: string | null; at: Date; duties: RetentionDuties }

/** The last letter: what is erased, what is kept, how long, and by which law. */
export function erasureDone({ language, country }: LetterReader, { reference, at, duties }: ErasureDoneFacts): Letter {
  const words = doneWords[language]
  const { books, mandate } = duties
  const retention = (label: string, until: Day | null) =>
    until === null ? [] : [{ label, value: words.until(longDay(until, language)) }]
  return {
    subject: words.title,
    title: words.title,
    greeting: plainGreeting(language),
    paragraphs: [words.closed, books === null && mandate === null ? words.nothing : words.stays],
    facts: [
      ...(reference === null ? [] : [{ label: requestLabels[language].tracking_reference, value: reference }]),
      { label: words.at, value: localMoment(at, language, country) },
      ...retention(words.books, books),
      ...retention(words.mandate, mandate),
    ],
    notes: [words.last(getCompany(country).email)],
  }
}

const at = new Date('2026-11-20T10:00:00Z')
const readerOf = (language: LetterReader['language']): LetterReader => ({
  language,
  country: languages[language].country,
})

export const erasureSamples: readonly SampleLetter[] = [
  {
    name: 'erasure-requested',
    letter: (language) =>
      erasureAcknowledgement(
        readerOf(language),
        { reference: 'EZ-2026-7K3QX9M2', requested_at: at, answer_by: '2026-12-20' },
        'https://members.example',
      ),
  },
  {
    name: 'erased',
    letter: (language) =>
      erasureDone(readerOf(language), {
        reference: 'EZ-2026-7K3QX9M2',
        at,
        duties: { books: '2031-11-20', mandate: '2029-12-20' },
      }),
  },
]

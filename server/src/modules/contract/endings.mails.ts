import { getCompany } from '@coussinet/contract/company.ts'
import type { ContractEnding } from '@coussinet/contract/contract-endings.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { longDay } from '@coussinet/contract/domain/format.ts'
import { languages } from '@coussinet/contract/domain/languages.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'
import * as fr from '@coussinet/texts/fr/mails.ts'
import * as it from '@coussinet/texts/it/mails.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/mails.ts'
import { greeting } from '#platform/outbox/greeting.ts'
import type { Letter, LetterReader, SampleLetter } from '#platform/outbox/letter.ts'
import { localMoment } from '#platform/time/local-moment.ts'

type EndingKind = ContractEnding['kind']
type EndingFacts = {
  firstname: string
  kind: EndingKind
  reference: string
  contract_number: string
  requested_at: Date
  ends_on: Day
}
const letters = messages({ fr: fr.endingLetters, it: it.endingLetters, nl: nl.endingLetters })
const labels = messages({ fr: fr.endingLabels, it: it.endingLabels, nl: nl.endingLabels })

/** Says that a withdrawal or a termination arrived, when to the minute, and what follows. */
export function endingAcknowledgement(
  { language, country }: LetterReader,
  { firstname, kind, reference, contract_number, requested_at, ends_on }: EndingFacts,
  public_url: string,
): Letter {
  const { received, reference: referenceLabel, contract, ends, open, call } = labels[language]
  const last = longDay(ends_on, language)
  const { title, paragraphs, note } = letters[language][kind]
  return {
    subject: `${title} (${reference})`,
    title,
    greeting: greeting(firstname, language),
    paragraphs: paragraphs(last),
    facts: [
      { label: received, value: localMoment(requested_at, language, country) },
      { label: referenceLabel, value: reference },
      { label: contract, value: contract_number },
      { label: ends, value: last },
    ],
    action: { label: open, href: `${public_url}/profile/contract` },
    notes: [note, call(readablePhone(getCompany(country).phone))],
  }
}

const sampleOf = (kind: EndingKind, reference: string): SampleLetter => ({
  name: `contract-${kind}`,
  letter: (language) => {
    const ending = {
      firstname: 'Hélène',
      kind,
      reference,
      contract_number: 'ZC-2024-004127',
      requested_at: new Date('2026-11-20T10:00:00Z'),
      ends_on: '2026-12-19',
    }
    return endingAcknowledgement({ language, country: languages[language].country }, ending, 'https://members.example')
  },
})

export const endingSamples: readonly SampleLetter[] = [
  sampleOf('withdrawal', 'RZ-2026-7K3QX9M2'),
  sampleOf('termination', 'DZ-2026-4M8TB2ZC'),
]

import { brand } from '@coussinet/contract/brand/chosen.ts'
import { speciesNames } from '@coussinet/contract/domain/animal-labels.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { documentTitles } from '@coussinet/contract/domain/document-names.ts'
import { limitationYears } from '@coussinet/contract/domain/filing-deadline.ts'
import { euros } from '@coussinet/contract/domain/format.ts'
import { groupedNevg } from '@coussinet/contract/domain/member-number.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { frameOf } from '#platform/paper/frame.ts'
import { creditor } from '#platform/paper/insurer.ts'
import { paperRecipient } from '#platform/paper/paper-recipient.ts'
import type { Paper } from '#platform/paper/papers.ts'
import type { PaperFacts } from '../../paper-facts.ts'
import { agreed } from '../cgv/agreed.ts'
import { coveredInWords, insurerInWords, soldInWords } from '../cgv/insurer-in-words.ts'
import { assistance } from './assistance.ts'

/** The day of the present version. */
export const cgv2IssuedOn: Day = '2026-06-19'

const version = '2026-1'

/** The conditions of assistance, in the member's language, under the law of the contract's country. */
export function cgv2Paper(facts: PaperFacts): Paper {
  const { language, country, member } = facts
  const insured = facts.animals.filter(({ formula }) => formula.name !== 'default')
  return {
    template: '/modules/documents/legal/cgv2/cgv2.typ',
    frame: frameOf({
      language,
      country,
      title: documentTitles[language].cgv2,
      issued_on: cgv2IssuedOn,
      whose: paperRecipient(facts),
      version,
    }),
    content: {
      ...limitsInWords(language),
      country,
      version,
      insurer: insurerInWords(country, language),
      sold_in_any: soldInWords(language, country, 'disjunction'),
      covered_in: coveredInWords(language, country),
      creditor: { name: creditor.name, address: creditor.address[language] },
      privacy_email: brand.privacy_email,
      limitation_years: limitationYears[country],
      stay_days: agreed.stay_days,
      withdrawal_days: agreed.withdrawal_days,
      member: { name: `${member.firstname} ${member.lastname}`, nevg: groupedNevg(member.nevg) },
      animals: insured.map(({ name, type, breed }) => ({ name, breed, species: speciesNames[language][type] })),
    },
  }
}

const boardingBill = { days: 6, asked_cents: 3500 }
const hotelBill = { nights: 4, asked_cents: 9500 }

function limitsInWords(language: Language) {
  const { boarding, search, return_home, emergency_transport, stay } = assistance
  const amount = (cents: number) => euros(cents, language)
  const example = (times: number, asked: number, paid: number) => ({
    asked: amount(asked),
    paid: amount(paid),
    kept: amount(times * asked - paid),
  })
  const boarded =
    Math.min(boardingBill.days, boarding.days) * Math.min(boardingBill.asked_cents, boarding.per_day_cents)
  const stayed = Math.min(hotelBill.nights, stay.nights) * Math.min(hotelBill.asked_cents, stay.per_night_cents)
  return {
    boarding: {
      per_day: amount(boarding.per_day_cents),
      days: boarding.days,
      per_year: amount(boarding.per_year_cents),
      example: { days: boardingBill.days, ...example(boardingBill.days, boardingBill.asked_cents, boarded) },
    },
    search: { per_year: amount(search.per_year_cents) },
    return_home: { per_event: amount(return_home.per_event_cents), from_km: return_home.from_km },
    emergency_transport: {
      per_event: amount(emergency_transport.per_event_cents),
      per_year: amount(emergency_transport.per_year_cents),
    },
    stay: {
      per_night: amount(stay.per_night_cents),
      nights: stay.nights,
      from_km: stay.from_km,
      example: { nights: hotelBill.nights, ...example(hotelBill.nights, hotelBill.asked_cents, stayed) },
    },
  }
}

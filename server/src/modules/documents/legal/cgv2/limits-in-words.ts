import { euros } from '@coussinet/contract/domain/format.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { assistance } from './assistance.ts'

const boardingBill = { days: 6, asked_cents: 3500 }
const hotelBill = { nights: 4, asked_cents: 9500 }

export function limitsInWords(language: PaperLanguage) {
  const { boarding, search, return_home, emergency_transport, stay } = assistance
  const amount = (cents: number) => euros(cents, language)
  const example = (times: number, requested: number, paid: number) => ({
    asked: amount(requested),
    paid: amount(paid),
    kept: amount(times * requested - paid),
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

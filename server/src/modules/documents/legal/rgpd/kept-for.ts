import type { Country } from '@coussinet/contract/fields.ts'
import { fixedTimes, type KeepingTimes } from '#platform/keeping-times.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'

const words: Record<
  Language,
  {
    months: (count: number) => string
    years: (count: number) => string
    days: (count: number) => string
    hours: (count: number) => string
  }
> = {
  fr: {
    months: (count) => `${count} mois`,
    years: (count) => `${count} an${count === 1 ? '' : 's'}`,
    days: (count) => `${count} jours`,
    hours: (count) => `${count} heures`,
  },
  it: {
    months: (count) => `${count} mesi`,
    years: (count) => `${count} ann${count === 1 ? 'o' : 'i'}`,
    days: (count) => `${count} giorni`,
    hours: (count) => `${count} ore`,
  },
}

/** The times of the daily sweep as the notice says them: what is promised is what is done. */
export function keptFor(keeping: KeepingTimes, country: Country, language: Language): Record<string, string> {
  const { months, years, days, hours } = words[language]
  const span = (count: number) => (count % 12 === 0 ? years(count / 12) : months(count))
  return {
    mandate: span(keeping.mandate_months[country]),
    logs: months(keeping.log_months),
    leads: span(keeping.lead_months),
    passing: days(fixedTimes.days_of_passing_things),
    tokens: hours(fixedTimes.hours_of_tokens),
    read_notifications: months(fixedTimes.read_notification_months),
    notifications: months(fixedTimes.notification_months),
    messages: years(fixedTimes.message_years),
    lapse: months(fixedTimes.mandate_lapses_months),
  }
}

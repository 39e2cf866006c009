import { companyOf } from '@coussinet/contract/company.ts'
import { listPublicHolidays } from '@coussinet/contract/contact.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import { weekdayHours } from '@coussinet/contract/domain/opening-hours.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMinute } from '#platform/browser/use-minute.ts'
import { call } from '#platform/call.ts'
import { useLanguage } from '#platform/language/i18n.ts'
import { phone as phoneText } from '@coussinet/contract/domain/phones.ts'
import { answering } from '#platform/opening-hours.ts'
import { useMe } from '#platform/queries.ts'
import { MINUTE } from '#platform/query-client.ts'
import { answeringWords } from './answering-words.ts'

const HOUR = 60 * MINUTE

// Named in the member's language, of the member's country.
const publicHolidays = (country: string, language: string) =>
  queryOptions({
    queryKey: ['public-holidays', country, language],
    queryFn: async ({ signal }) => (await call(listPublicHolidays, {}, { signal })).data,
    staleTime: HOUR,
    gcTime: HOUR,
  })

/** The company of the member's country as it can be reached now; holidays that are not known yet, or not at all, are days like others. */
export function useAnswering() {
  const language = useLanguage()
  const { country } = useMe().address
  const company = companyOf(country)
  const { phone, hours } = company
  const { data: holidays = [] } = useQuery(publicHolidays(country, language))
  const answer = answering(hours, new Date(useMinute()), holidays)
  return {
    company,
    isOpen: answer.isOpen,
    isHoliday: !answer.isOpen && answer.holiday !== null,
    ...answeringWords(answer, hours.open, language),
    /** Du lundi au vendredi, de 9 h à 18 h */
    weekdays: capitalised(weekdayHours(hours, language)),
    /** As the member's country writes it. */
    phone: { href: `tel:${phone}`, text: phoneText(phone, country) },
  }
}

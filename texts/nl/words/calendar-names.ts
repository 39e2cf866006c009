import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/calendar-names.ts'

export const calendarNames: Draft<typeof french.calendarNames> = {
  months: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  shortMonths: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  weekdays: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
}

export const listing: Draft<typeof french.listing> = { and: 'en' }

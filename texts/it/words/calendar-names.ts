import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/calendar-names.ts'

export const calendarNames: Translated<typeof french.calendarNames> = {
  months: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  shortMonths: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  weekdays: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
}

export const listing: Translated<typeof french.listing> = { and: 'e' }

import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/server/platform/time/local-moment.ts'

export const clockPlaces: Translated<typeof french.clockPlaces> = {
  'Europe/Paris': 'ora di Parigi',
  'Europe/Rome': 'ora di Roma',
  'Europe/Brussels': 'ora di Bruxelles',
}

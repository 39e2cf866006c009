import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/server/platform/time/local-moment.ts'

export const clockPlaces: Draft<typeof french.clockPlaces> = {
  'Europe/Paris': 'tijd in Parijs',
  'Europe/Rome': 'tijd in Rome',
  'Europe/Brussels': 'tijd in Brussel',
}

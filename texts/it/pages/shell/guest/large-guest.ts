import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/shell/guest/large-guest.ts'

export const largeGuestMessages: Translated<typeof french.largeGuestMessages> = {
  login: 'Accedi',
  home: 'La mia area',
  privacy: 'Privacy',
  copyright: (year: number, company: string) => `© ${year} ${company}. Tutti i diritti riservati.`,
}

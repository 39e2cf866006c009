import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/shell/guest/large-guest.ts'

export const largeGuestMessages: Draft<typeof french.largeGuestMessages> = {
  login: 'Aanmelden',
  home: 'Mijn klantenzone',
  privacy: 'Privacy',
  copyright: (year: number, company: string) => `© ${year} ${company}. Alle rechten voorbehouden.`,
}

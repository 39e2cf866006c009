import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/shell/footer.ts'

export const footerMessages: Draft<typeof french.footerMessages> = {
  reach: 'Zo bereikt u ons',
  more: 'Meer',
  company: 'Verzekeraar',
  hours: 'Openingsuren',
  post: 'Postadres',
  social: 'Onze sociale media',
  privacy: 'Privacy',
  sponsorship: 'Vrienden uitnodigen',
  copyright: (year: number, company: string) => `© ${year} ${company}. Alle rechten voorbehouden.`,
}

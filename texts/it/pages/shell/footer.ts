import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/shell/footer.ts'

export const footerMessages: Translated<typeof french.footerMessages> = {
  reach: 'Orari e indirizzo',
  more: 'Altro',
  company: 'Assicuratore',
  hours: 'Orari',
  post: 'Indirizzo postale',
  social: 'I nostri social',
  privacy: 'Privacy',
  sponsorship: 'Presenta un amico',
  copyright: (year: number, company: string) => `© ${year} ${company}. Tutti i diritti riservati.`,
}

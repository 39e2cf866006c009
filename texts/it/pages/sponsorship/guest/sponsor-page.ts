import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/sponsorship/guest/sponsor-page.ts'

export const guestMessages: Translated<typeof french.guestMessages> = {
  member: (sponsor: string) => `${sponsor} è cliente di ${brandName}`,
  title: (sponsor: string) => `${sponsor} La invita a scoprire ${brandName}`,
  lead: 'L’assicurazione per la salute del Suo cane o gatto. Chieda il preventivo in due minuti.',
  quote: 'Chiedi un preventivo',
  free: 'Senza impegno',
  how: 'Come funziona',
  steps: ['Lei chiede un preventivo', 'Lo firma', 'Passano quattordici giorni'],
  step_texts: [
    'Online, per un cane o un gatto.',
    'Sceglie la formula e la decorrenza.',
    'Il tempo di ripensarci, se serve.',
  ],
  last: (sponsor: string) => `${sponsor} riceve il suo premio`,
  last_text: (least: string, most: string) =>
    `Da ${least} a ${most}, per estrazione a sorte, dopo la convalida della presentazione.`,
  last_fixed: (amount: string) => `${amount}, dopo la convalida della presentazione.`,
  offer: 'L’offerta per chi presenta un amico',
  standing: 'Che cosa riceve chi presenta un amico',
  unknown: 'Questo link di presentazione non esiste più.',
  unknown_text:
    'Forse è incompleto, o chi glielo ha inviato non presenta più amici. Se ha già una polizza, la Sua area La aspetta.',
  login: 'Accedi',
  home: 'Torna alla mia area',
}

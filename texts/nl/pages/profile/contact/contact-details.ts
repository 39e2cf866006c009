import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/profile/contact/contact-details.ts'

export const contactMessages: Draft<typeof french.contactMessages> = {
  newEmailHint: 'We versturen een link naar het nieuwe adres: zodra u die volgt, vervangt dat adres het huidige.',
  pending:
    'wacht op uw bevestiging. Volg de link die we ernaartoe hebben verstuurd; tot dan blijft het huidige adres geldig.',
  sendAgain: 'Opnieuw versturen',
  againSoon: (seconds: number) => `Opnieuw versturen kan over ${seconds} s.`,
  sending: 'Bezig met versturen',
  cancelChange: 'Wijziging annuleren',
  confirm: 'Bevestig uw nieuwe adres via de link die u per e-mail hebt ontvangen.',
  kept: (email: string) => `Uw adres blijft ${email}.`,
  mobile: 'Gsm',
  landline: 'Vaste telefoon',
  landlineShort: 'Vast',
  countryOf: { mobile: 'Land van de gsm', landline: 'Land van de vaste telefoon' },
}

import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/frame.ts'

export const frame: Draft<typeof french.frame> = {
  link_in_full: 'Werkt de knop niet? Kopieer dit adres in uw browser:',
  label: (text) => `${text}:`,
  reach: (phone, hours) => `Telefonisch: ${phone}, ${hours}`,
  why: `U krijgt deze e-mail omdat dit adres hoort bij een klantenzone van ${brandName}, of er net is ingevuld.`,
  no_reply: (email) => `Hij is automatisch verstuurd. U kunt ons schrijven op ${email}`,
  left_out: (names) => `Deze bestanden konden niet bij de e-mail worden gevoegd: ${names}`,
}

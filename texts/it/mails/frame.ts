import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/frame.ts'

export const frame: Translated<typeof french.frame> = {
  link_in_full: 'Il pulsante non si apre? Copi questo indirizzo nel browser:',
  label: (text) => `${text}:`,
  reach: (phone, hours) => `Telefono: ${phone}, ${hours}`,
  why: `Riceve questa e-mail perché questo indirizzo è collegato a un’area personale ${brandName} o vi è appena stato inserito.`,
  no_reply: (email) => `È inviata automaticamente. Per scriverci: ${email}`,
  left_out: (names) => `Questi file non sono stati allegati all’e-mail: ${names}`,
}

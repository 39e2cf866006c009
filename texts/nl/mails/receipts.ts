import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/receipts.ts'

export const paidByCard: Draft<typeof french.paidByCard> = {
  registered: (total) => `Uw betaling met kaart van ${total} is geregistreerd. Dank u.`,
  returned: (amount) => `Intussen was ${amount} al afgehouden: we storten dit bedrag terug op uw kaart.`,
  resumes: (cover) => `Er is niets meer verschuldigd: ${cover}.`,
  open: 'Mijn premies bekijken',
  several: (count) => `${count} premies`,
}

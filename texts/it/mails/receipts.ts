import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/mails/receipts.ts'

export const paidByCard: Translated<typeof french.paidByCard> = {
  registered: (total) => `Il Suo pagamento con carta di ${total} è registrato. Grazie.`,
  returned: (amount) => `Nel frattempo ${amount} erano già stati addebitati: Le restituiremo questa somma sulla carta.`,
  resumes: (cover) => `Non risulta più nulla da pagare: ${cover}.`,
  open: 'Vedi i miei premi',
  several: (count) => `${count} premi`,
}

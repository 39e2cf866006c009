import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/card-payment.ts'

export const cardPaymentWords: Draft<typeof french.cardPaymentWords> = {
  title: 'Demo van een kaartbetaling',
  lead: 'Deze pagina speelt de rol van de betaaldienstverlener. Kies wat er gebeurt.',
  warning: 'Er wordt geen geld overgemaakt. Voer geen kaartnummer in: niets vraagt er hier om.',
  pay: 'Betalen',
  refuse: 'De kaart laten weigeren',
  leave: 'De pagina verlaten',
  back: 'Terug naar de klantenzone',
  over: {
    paid: 'Deze betaling is al aanvaard.',
    refused: 'De kaart is geweigerd: deze betaling is afgelopen.',
    abandoned: 'Deze betaling staat niet meer open.',
  },
}

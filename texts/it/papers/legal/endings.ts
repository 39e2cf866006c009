import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/papers/legal/endings.ts'

export const endings: Translated<typeof french.endings> = {
  withdrawal: (days) =>
    `Ripensamento: fino a ${days} giorni dopo la data di decorrenza, senza indicarne il motivo, con la funzione «Recedere dal contratto» dell’area clienti, per e-mail o per lettera.`,
  at: {
    FR: 'Dopo il primo anno, in qualsiasi momento: la polizza cessa un mese dopo la richiesta. Durante il primo anno, cessa alla prima scadenza annuale.',
    BE: 'Dopo il primo anno, in qualsiasi momento: la polizza cessa due mesi dopo la richiesta. Durante il primo anno, cessa alla prima scadenza annuale.',
    IT: 'Alla scadenza annuale, se la richiesta ci perviene almeno 30 giorni prima; altrimenti alla scadenza successiva.',
  },
  steps: (email, address) =>
    `Tre passi nell’area clienti, pagina «La mia polizza», con conferma immediata per e-mail; oppure scrivendo a ${email} o per lettera a ${address}.`,
  refusal:
    'Se rifiuta un aumento del premio, può recedere entro 30 giorni dall’avviso. Se l’animale muore o cambia proprietario, la sua copertura cessa quel giorno.',
}

import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/declines.ts'

export const declineNames: Translated<typeof french.declineNames> = {
  AM04: 'Fondi insufficienti',
  MS03: 'Respinto dalla banca',
  TM01: 'Problema tecnico',
  FF01: 'Problema tecnico',
  FF05: 'Problema tecnico',
  AM05: 'Addebito doppio',
  AC01: 'Conto non trovato',
  AC04: 'Conto chiuso',
  AC06: 'Conto bloccato',
  AG01: 'Conto non addebitabile',
  MD01: 'Mandato non valido',
  MD06: 'Addebito contestato',
  MD07: 'Conto non disponibile',
  MS02: 'Respinto dall’intestatario del conto',
  RC01: 'Banca non riconosciuta',
  SL01: 'Bloccato dalle Sue impostazioni bancarie',
  CNOR: 'Banca non raggiungibile',
  DNOR: 'Banca non raggiungibile',
  card_expired: 'Carta scaduta',
  card_refused: 'Carta rifiutata',
  card_lost: 'Carta segnalata come smarrita',
}

import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/server/refunds/reply-refusals.ts'

export const replyRefusals: Translated<typeof french.replyRefusals> = {
  unknown:
    'Questo indirizzo non porta a nessuna delle nostre richieste. Risponda dalla Sua area, sulla pagina della richiesta.',
  expired: 'Questo indirizzo non riceve più risposte. Risponda dalla Sua area, sulla pagina della richiesta.',
  sender:
    'Non possiamo verificare che questo messaggio venga da Lei. Risponda dall’indirizzo e-mail a cui Le abbiamo scritto, o dalla Sua area.',
  unreadable: 'Non è stato possibile leggere questo messaggio. Risponda dalla Sua area, sulla pagina della richiesta.',
  too_large: 'Questo messaggio supera {max} MB. Invii meno file alla volta.',
  empty: 'Questo messaggio non contiene testo. Scriva la Sua risposta sopra il messaggio citato.',
  too_long: 'Questo messaggio supera {max} caratteri. Lo abbrevi, o alleghi un documento.',
  quote_too_long:
    'Questo messaggio cita più di {max} caratteri. Cancelli il testo citato, poi invii di nuovo la risposta.',
  card_number: 'Questo messaggio contiene il numero di una carta: lo tolga, poi invii di nuovo la risposta.',
  too_many_files: 'Questo messaggio ha più di {max} file. Invii gli altri in un secondo messaggio.',
  file: 'Un file allegato non è accettato, non abbiamo ricevuto nulla. {reason}',
  daily: 'Oggi ha scritto molti messaggi. Riprovi domani, o ci scriva dalla pagina dei contatti.',
}

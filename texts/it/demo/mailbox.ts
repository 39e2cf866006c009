import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/mailbox.ts'

export const mailboxWords: Translated<typeof french.mailboxWords> = {
  title: 'La cassetta delle lettere della demo',
  lead: 'Le e-mail e gli SMS che i clienti avrebbero ricevuto.',
  refresh: 'Aggiorna',
  all: 'Tutti i messaggi',
  list: 'Messaggi, dal più recente',
  sms: 'SMS',
  email: 'E-mail',
  to: 'A',
  reply_to: 'Rispondere a',
  attachments: 'Allegati:',
  as_text: 'Versione testo',
  links: 'Link del messaggio',
  empty: 'Nemmeno una lettera: il gatto dorme nella cassetta',
  empty_facts: 'Chieda una nuova password o cambi indirizzo: il messaggio arriva qui in pochi secondi.',
}

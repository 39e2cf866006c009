import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/profile/contact/contact-details.ts'

export const contactMessages: Translated<typeof french.contactMessages> = {
  newEmailHint: 'Invieremo un link al nuovo indirizzo: sostituirà quello attuale una volta aperto il link.',
  pending:
    'è in attesa della Sua conferma. Apra il link che abbiamo inviato; fino ad allora resta valido l’indirizzo attuale.',
  sendAgain: 'Invia di nuovo',
  againSoon: (seconds: number) => `Un nuovo invio sarà possibile tra ${seconds} s.`,
  sending: 'Invio in corso',
  cancelChange: 'Annulla la modifica',
  confirm: 'Confermi il nuovo indirizzo tramite il link ricevuto via e-mail.',
  kept: (email: string) => `Il Suo indirizzo resta ${email}.`,
  mobile: 'Cellulare',
  landline: 'Telefono fisso',
  landlineShort: 'Fisso',
  countryOf: { mobile: 'Paese del cellulare', landline: 'Paese del fisso' },
}

import { messages } from '@coussinet/contract/domain/messages.ts'

export const contactMessages = messages({
  fr: {
    newEmailHint: 'Nous enverrons un lien à la nouvelle adresse : elle remplacera l’actuelle une fois le lien suivi.',
    pending:
      'attend votre confirmation. Suivez le lien que nous y avons envoyé ; d’ici là, l’adresse actuelle reste valable.',
    sendAgain: 'Envoyer à nouveau',
    againSoon: (seconds: number) => `Un nouvel envoi sera possible dans ${seconds} s.`,
    sending: 'Envoi en cours',
    cancelChange: 'Annuler le changement',
    confirm: 'Confirmez votre nouvelle adresse grâce au lien reçu par e-mail.',
    kept: (email: string) => `Votre adresse reste ${email}.`,
    mobile: 'Mobile',
    landline: 'Téléphone fixe',
    landlineShort: 'Fixe',
    countryOf: { mobile: 'Pays du mobile', landline: 'Pays du fixe' },
  },
  it: {
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
  },
})

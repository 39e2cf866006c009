import { messages } from '@coussinet/contract/domain/messages.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import { refundEnds } from '@coussinet/contract/domain/shown-status.ts'

/** The one line which says where a request stands. */
export const stepMessages = messages({
  fr: {
    draft: [
      '',
      'Brouillon, il reste à l’envoyer',
      'Brouillon, il reste deux étapes',
      'Brouillon, il reste trois étapes',
      'Brouillon, la facture est à ajouter',
    ],
    others: (count: number) => plural(count, 'Et un autre document.', `Et ${count} autres documents.`, 'fr'),
    late: (days: number) => plural(days, 'En retard d’un jour', `En retard de ${days} jours`, 'fr'),
    expected: (day: string) => `Réponse au plus tard ${day}`,
    received: (day: string) => `Documents reçus, réponse au plus tard ${day}`,
    waiting: 'Votre demande est bien arrivée.',
    accepted: 'Demande acceptée, virement sous deux jours ouvrés',
    refunded: refundEnds.fr.finished,
    rejected: refundEnds.fr.rejected,
  },
  it: {
    draft: [
      '',
      'Bozza, resta da inviare',
      'Bozza, mancano due passaggi',
      'Bozza, mancano tre passaggi',
      'Bozza, la fattura è da aggiungere',
    ],
    others: (count: number) => plural(count, 'E un altro documento.', `E altri ${count} documenti.`, 'it'),
    late: (days: number) => plural(days, 'In ritardo di un giorno', `In ritardo di ${days} giorni`, 'it'),
    expected: (day: string) => `Risposta entro ${day}`,
    received: (day: string) => `Documenti ricevuti, risposta entro ${day}`,
    waiting: 'Abbiamo ricevuto la richiesta.',
    accepted: 'Richiesta accettata, bonifico entro due giorni lavorativi',
    refunded: refundEnds.it.finished,
    rejected: refundEnds.it.rejected,
  },
})

import { plural } from '@coussinet/contract/domain/grammar.ts'
import { refundEnds } from '@coussinet/contract/domain/refund-labels.ts'

export const rowMessages = {
  noRequest: 'Aucune demande en cours.',
  toReceive: 'à recevoir',
  addDocument: 'Ajouter le document',
  addDocuments: 'Ajouter les documents',
  seeAsk: 'Voir la demande',
  read: 'Lire le message',
  resume: 'Reprendre',
  fact: {
    ask: (count: number) =>
      plural(
        count,
        'Une demande attend un document de votre part.',
        `${count} demandes attendent un document de votre part.`,
        'fr',
      ),
    rest: 'Le reste suit son cours.',
    coming: (amount: string) => `${amount} arrivent sur votre compte.`,
    underWay: (count: number, day: string) =>
      plural(
        count,
        `Votre demande suit son cours : réponse au plus tard ${day}.`,
        `${count} demandes suivent leur cours : prochaine réponse au plus tard ${day}.`,
        'fr',
      ),
    moving: (count: number) =>
      plural(count, 'Votre demande suit son cours.', `${count} demandes suivent leur cours.`, 'fr'),
    draft: (count: number) =>
      plural(count, 'Un brouillon attend d’être envoyé.', `${count} brouillons attendent d’être envoyés.`, 'fr'),
    nothing: 'Aucune demande en attente.',
  },
}

/** Sentences on a message of the team that waits. */
export const saidMessages = {
  asks: (name: string) => `${name} vous pose une question`,
  wrote: (name: string) => `${name} vous a écrit`,
}

export const stepMessages = {
  draft: [
    '',
    'Brouillon, il reste à l’envoyer',
    'Brouillon, il reste deux étapes',
    'Brouillon, il reste trois étapes',
    'Brouillon, la facture est à ajouter',
  ],
  /** A draft that is deleted within a week; in the row of a list. */
  deleted: (step: string, day: string) => `${step}. Il sera supprimé ${day}.`,
  others: (count: number) => plural(count, 'Et un autre document.', `Et ${count} autres documents.`, 'fr'),
  late: (days: number) => plural(days, 'En retard d’un jour', `En retard de ${days} jours`, 'fr'),
  expected: (day: string) => `Réponse au plus tard ${day}`,
  received: (day: string) => `Documents reçus, réponse au plus tard ${day}`,
  waiting: 'Votre demande est bien arrivée.',
  accepted: (soon: string) => `Demande acceptée, virement ${soon}`,
  refunded: refundEnds.fr.finished,
  rejected: refundEnds.fr.rejected,
}

export const subjectMessages = {
  careOf: (day: string) => `Soins du ${day}`,
  begunOn: (day: string) => `Demande commencée le ${day}`,
}

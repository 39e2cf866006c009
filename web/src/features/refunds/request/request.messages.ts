import { elided, plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { refundEnds } from '@coussinet/contract/domain/refund-labels.ts'

/** Parts that the home page and the list of refunds share. */
export const rowMessages = messages({
  fr: {
    noRequest: 'Aucune demande en cours.',
    toReceive: 'à recevoir',
    addDocument: 'Ajouter le document',
    addDocuments: 'Ajouter les documents',
    seeAsk: 'Voir la demande',
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
  },
  it: {
    noRequest: 'Nessuna richiesta in corso.',
    toReceive: 'in arrivo',
    addDocument: 'Aggiungi il documento',
    addDocuments: 'Aggiungi i documenti',
    seeAsk: 'Vedi la richiesta',
    resume: 'Riprendi',
    fact: {
      ask: (count: number) =>
        plural(
          count,
          'Una richiesta attende un Suo documento.',
          `${count} richieste attendono un Suo documento.`,
          'it',
        ),
      rest: 'Il resto procede.',
      coming: (amount: string) => `${amount} in arrivo sul Suo conto.`,
      underWay: (count: number, day: string) =>
        plural(
          count,
          `La richiesta procede: risposta entro ${day}.`,
          `${count} richieste procedono: prossima risposta entro ${day}.`,
          'it',
        ),
      moving: (count: number) => plural(count, 'La richiesta procede.', `${count} richieste procedono.`, 'it'),
      draft: (count: number) =>
        plural(count, 'Una bozza attende di essere inviata.', `${count} bozze attendono di essere inviate.`, 'it'),
      nothing: 'Nessuna richiesta in sospeso.',
    },
  },
})

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

/** Subject of a request. */
export const subjectMessages = messages({
  fr: {
    careOf: (day: string) => `Soins du ${day}`,
    begunOn: (day: string) => `Demande commencée le ${day}`,
  },
  it: {
    careOf: (day: string) => elided(`Cure del ${day}`),
    begunOn: (day: string) => elided(`Richiesta iniziata il ${day}`),
  },
})

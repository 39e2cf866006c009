import { messages } from '@coussinet/contract/domain/messages.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'

/** What the home page and the list of refunds have in common. */
export const rowMessages = messages({
  fr: {
    noRequest: 'Aucune demande en cours.',
    noLast: 'Aucun remboursement sur les 12 derniers mois.',
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
      nothing: 'Côté remboursements, rien ne vous attend.',
    },
  },
  it: {
    noRequest: 'Nessuna richiesta in corso.',
    noLast: 'Nessun rimborso negli ultimi 12 mesi.',
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
      nothing: 'Per i rimborsi, nulla La attende.',
    },
  },
})

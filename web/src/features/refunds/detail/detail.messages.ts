import { deName, elided, plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import { timelineNames } from '@coussinet/contract/domain/timeline-names.ts'

export const detailMessages = messages({
  fr: {
    request: (reference: string) => `Demande ${reference}`,
    failed: 'Nous n’avons pas pu afficher ce remboursement.',
    toRefund: payoutLabels.fr.to_refund,
    refunded: 'Remboursé',
    refunded_on: payoutLabels.fr.paid_on,
    onAccount: (account: string) => `sur le compte ${account}`,
    soon: 'Virement sous deux jours ouvrés',
    reason: 'Motif du refus',
    noAmount: 'Rien à rembourser',
    complaint: 'Une réclamation ?',
    answer: 'Réponse au plus tard',
    answerWas: 'Réponse prévue',
    answerBefore: 'À envoyer avant le',
    clock: {
      expected: (day: string) => `Réponse au plus tard ${day}.`,
      paused: 'Le délai de réponse est en pause : il reprend dès que vos documents sont envoyés.',
      late: (days: number, day: string) =>
        plural(
          days,
          `La réponse était prévue ${day} : nous avons un jour de retard, pardonnez-nous.`,
          `La réponse était prévue ${day} : nous avons ${days} jours de retard, pardonnez-nous.`,
          'fr',
        ),
    },
    follow: 'Suivi',
    moment: timelineNames.fr,
    references: 'Références',
    tracking: 'Suivi',
    invoice: 'Facture',
    careDate: 'Soins du',
    cause: 'Cause',
    symptoms: 'Premiers symptômes',
    vet: requestLabels.fr.vet,
    filedOn: 'Envoyée le',
    paidOn: payoutLabels.fr.payment_date,
    account: payoutLabels.fr.account,
    files: 'Documents joints',
    noFile: 'Aucun document pour le moment.',
    careOf: (name: string) => `Soins réalisés, ${name}`,
    slips: 'Décomptes',
    underStudy: 'Le détail des soins et le calcul s’afficheront ici dès la décision.',
    notAssessed: 'La demande a été refusée avant l’examen des soins : il n’y a pas de calcul.',
    ask: {
      title: (count: number) => plural(count, 'Un document à ajouter', `${count} documents à ajouter`, 'fr'),
      number: 'Un numéro à indiquer',
      due: (day: string) => `À envoyer avant le ${day}.`,
      dueIcad: (day: string) => `À indiquer avant le ${day}.`,
      noteFromTeam: 'Notre équipe précise :',
      icad: (name: string) =>
        `Le numéro d’identification se renseigne sur la page ${deName(name)}. La demande repart ensuite d’elle-même.`,
      icadLink: (name: string) => `Ouvrir la page ${deName(name)}`,
      send: (count: number) => plural(count, 'Envoyer le document', 'Envoyer les documents', 'fr'),
      sending: 'Envoi en cours',
      missing: 'Ajoutez ce qui manque pour envoyer',
      sent: 'Merci, vos documents sont bien reçus.',
      thanks: 'Merci, vos documents sont reçus. Nous reprenons l’étude de votre demande.',
    },
    resume: 'Reprendre la demande',
    question: {
      amount: 'Une question sur ce montant ?',
      request: 'Une question sur cette demande ?',
      write: 'Écrivez-nous',
      attached: ', la référence sera jointe.',
      subject: (reference: string) => `Remboursement ${reference}`,
    },
  },
  it: {
    request: (reference: string) => `Richiesta ${reference}`,
    failed: 'Non è stato possibile caricare questo rimborso.',
    toRefund: payoutLabels.it.to_refund,
    refunded: 'Rimborsato',
    refunded_on: payoutLabels.it.paid_on,
    onAccount: (account: string) => `sul conto ${account}`,
    soon: 'Bonifico entro due giorni lavorativi',
    reason: 'Motivo del rifiuto',
    noAmount: 'Nulla da rimborsare',
    complaint: 'Un reclamo?',
    answer: 'Risposta entro',
    answerWas: 'Risposta prevista',
    answerBefore: 'Da inviare entro',
    clock: {
      expected: (day: string) => `Risposta entro ${day}.`,
      paused: 'Il termine di risposta è sospeso: riprende non appena i documenti sono inviati.',
      late: (days: number, day: string) =>
        plural(
          days,
          `La risposta era prevista ${day}: siamo in ritardo di un giorno, ci scusi.`,
          `La risposta era prevista ${day}: siamo in ritardo di ${days} giorni, ci scusi.`,
          'it',
        ),
    },
    follow: 'Stato della pratica',
    moment: timelineNames.it,
    references: 'Riferimenti',
    tracking: 'Pratica',
    invoice: 'Fattura',
    careDate: 'Cure del',
    cause: 'Causa',
    symptoms: 'Primi sintomi',
    vet: requestLabels.it.vet,
    filedOn: 'Inviata il',
    paidOn: payoutLabels.it.payment_date,
    account: payoutLabels.it.account,
    files: 'Documenti allegati',
    noFile: 'Nessun documento per il momento.',
    careOf: (name: string) => `Prestazioni effettuate, ${name}`,
    slips: 'Prospetti di rimborso',
    underStudy: 'Il dettaglio delle cure e il calcolo compariranno qui con la decisione.',
    notAssessed: 'La richiesta è stata rifiutata prima dell’esame delle cure: non c’è alcun calcolo.',
    ask: {
      title: (count: number) => plural(count, 'Un documento da aggiungere', `${count} documenti da aggiungere`, 'it'),
      number: 'Un numero da indicare',
      due: (day: string) => elided(`Da inviare entro il ${day}.`),
      dueIcad: (day: string) => elided(`Da indicare entro il ${day}.`),
      noteFromTeam: 'Il nostro team precisa:',
      icad: (name: string) =>
        `Il numero di identificazione si inserisce nella pagina di ${name}. La richiesta riparte poi da sola.`,
      icadLink: (name: string) => `Apri la pagina di ${name}`,
      send: (count: number) => plural(count, 'Invia il documento', 'Invia i documenti', 'it'),
      sending: 'Invio in corso',
      missing: 'Aggiunga quello che manca per inviare',
      sent: 'Grazie, abbiamo ricevuto i Suoi documenti.',
      thanks: 'Grazie, abbiamo ricevuto i documenti. Riprendiamo l’esame della richiesta.',
    },
    resume: 'Riprendi la richiesta',
    question: {
      amount: 'Una domanda su questo importo?',
      request: 'Una domanda su questa richiesta?',
      write: 'Ci scriva',
      attached: ', il riferimento sarà allegato.',
      subject: (reference: string) => `Rimborso ${reference}`,
    },
  },
})

/** The chapter of the general conditions that a reduction or a refusal rests on. */
export const reasonMessages = messages({
  fr: {
    clause: ({ number, title }: { number: number; title: string }) =>
      `Conditions générales, chapitre ${number} : ${title}`,
  },
  it: {
    clause: ({ number, title }: { number: number; title: string }) =>
      `Condizioni di assicurazione, capitolo ${number}: ${title}`,
  },
})

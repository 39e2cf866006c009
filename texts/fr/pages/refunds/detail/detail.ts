import { plural, deName } from '@coussinet/contract/domain/grammar.ts'
import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import { timelineNames } from '@coussinet/contract/domain/timeline-names.ts'

const within = (days: number) =>
  days === 0 ? 'le jour même' : days === 1 ? 'en un jour ouvré' : `en ${days} jours ouvrés`

export const detailMessages = {
  request: (reference: string) => `Demande ${reference}`,
  failed: 'Nous n’avons pas pu afficher ce remboursement.',
  disputesFailed: 'Nous n’avons pas pu afficher les contestations.',
  dispute: 'Contester cette décision',
  disputed: (day: string) => `Contestation en cours, réponse au plus tard le ${day}`,
  disputedLate: 'Contestation en cours, réponse en retard',
  toRefund: payoutLabels.fr.to_refund,
  refunded: 'Remboursé',
  refunded_on: payoutLabels.fr.paid_on,
  onAccount: (account: string) => `sur le compte ${account}`,
  soon: (soon: string) => `Virement ${soon}`,
  afterCheck: 'Dès que votre compte est vérifié',
  already: (paid: string, total: string) => `${paid} sont déjà versés, sur ${total}`,
  reason: 'Motif du refus',
  noAmount: 'Rien à rembourser',
  complaint: 'Une réclamation ?',
  disagree: 'Un désaccord ?',
  answer: 'Réponse au plus tard',
  answerWas: 'Réponse prévue',
  answerBefore: 'À envoyer avant le',
  clock: {
    expected: (day: string) => `Réponse au plus tard ${day}.`,
    usual: (median: number, p90: number) =>
      median === p90
        ? `9 demandes sur 10 sont traitées ${within(p90)}.`
        : `La plupart des demandes sont traitées ${within(median)}, 9 sur 10 ${within(p90)}.`,
    cases: (cases: number) => `D’après les ${cases} demandes décidées ces 30 derniers jours.`,
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
  received: 'Reçue le',
  past: 'Ce remboursement a été calculé et versé avant l’ouverture de cet espace. Ses montants sont repris tels quels, sans le détail de leur calcul.',
  paidOn: payoutLabels.fr.payment_date,
  account: payoutLabels.fr.account,
  files: 'Documents joints',
  messages: 'Messages avec notre équipe',
  messagesFailed: 'Nous n’avons pas pu afficher les messages.',
  noFile: 'Aucun document pour le moment.',
  careOf: (name: string) => `Soins réalisés, ${name}`,
  slips: 'Décomptes',
  given: {
    title: 'Montants calculés par notre service de gestion',
    text: 'Ils ne viennent pas du calcul de cet espace : nous les reprenons avec leur explication.',
  },
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
}

export const reasonMessages = {
  clause: ({ number, title }: { number: number; title: string }) =>
    `Conditions générales, chapitre ${number} : ${title}`,
}

import { deName, plural } from '../grammar.ts'
import { messageLabels } from './form-words.ts'
import { pageNames } from './page-words.ts'
import { payoutLabels, refundStatuses, requestLabels, timelineNames } from './refund-words.ts'

export const eventMessages = {
  begins: (last: string) =>
    `Ces soins ouvrent un événement : la franchise n’est retenue qu’une fois pour les soins de même cause, jusqu’au ${last}.`,
  borne: (first: string, used: string) =>
    `Ces soins font partie de l’événement du ${first} : sa franchise (${used}) est déjà retenue, elle ne l’est pas une seconde fois.`,
  partly: (first: string, used: string) =>
    `Ces soins font partie de l’événement du ${first} : ${used} de sa franchise sont déjà retenus, seul le reste l’est ici.`,
}

export const followMessages = {
  title: 'Suite des soins',
  ask: 'Demander pour une visite de suivi',
  asking: 'Préparation en cours',
  help: 'L’animal, le vétérinaire et la cause sont repris : il ne vous reste que la nouvelle facture.',
  resume: 'Reprendre la demande de suivi',
  followsA: 'Cette demande est la suite de',
  followedBy: 'Visites de suivi',
  status: refundStatuses,
  note: {
    title: (name: string) => `Visite de suivi, après « ${name} »`,
    alone: 'Visite de suivi',
    carried: 'L’animal, le vétérinaire et la cause sont déjà là : ajoutez la nouvelle facture.',
    same: (first: string, last: string, used: string) =>
      `Même événement que le ${first}, jusqu’au ${last} : la franchise de ${used} est déjà retenue, elle ne le sera pas une seconde fois.`,
    partly: (first: string, last: string, used: string, left: string) =>
      `Même événement que le ${first}, jusqu’au ${last} : ${used} de franchise sont déjà retenus, il en reste ${left}.`,
    over: (last: string, amount: string) =>
      `L’événement s’est terminé le ${last} : des soins après ce jour en ouvrent un autre, avec une franchise de ${amount}.`,
    begins: (amount: string) => `Ces soins ouvrent un nouvel événement, avec une franchise de ${amount}.`,
    of: (name: string, sentence: string) => `${name} : ${sentence}`,
  },
}

export const refundMessages = {
  load: {
    requests: 'Nous n’avons pas pu afficher vos demandes en cours.',
    past: 'Nous n’avons pas pu afficher vos remboursements passés.',
  },
  loading: 'Chargement en cours…',
  noLast: 'Aucun remboursement sur les 12 derniers mois.',
}

export const correctionMessages = {
  corrected: (day: string) => `Décision corrigée le ${day}`,
  amounts: (was: string, now: string) => `Le remboursement était de ${was}, il est maintenant de ${now}.`,
  same: payoutLabels.stays,
  former: 'Décisions précédentes',
  formerOf: (day: string, amount: string) => `Jusqu’au ${day} : ${amount}`,
  refused: 'refusée',
  why: 'Corrigée parce que :',
  already: payoutLabels.already,
  due: payoutLabels.due,
  overpaid: payoutLabels.overpaid,
  overpaidText: 'Vous n’avez rien à faire pour l’instant : nous vous écrirons.',
  returned: 'Votre remboursement nous est revenu',
  returnedText: (amount: string, day: string) =>
    `La banque a renvoyé le virement de ${amount} le ${day}. Rien n’est perdu : il repartira vers le compte que vous indiquez.`,
  returnedOnce: (amount: string, day: string) => `Un virement de ${amount} nous était revenu le ${day}.`,
  checkAccount: 'Vérifier mon compte',
}

export const demoMessages = {
  played: 'Démonstration : l’assureur est simulé. Il décide des lignes lues sur la facture, ou de soins inventés.',
}

const within = (days: number) =>
  days === 0 ? 'le jour même' : days === 1 ? 'en un jour ouvré' : `en ${days} jours ouvrés`

export const detailMessages = {
  request: (reference: string) => `Demande ${reference}`,
  failed: 'Nous n’avons pas pu afficher ce remboursement.',
  disputesFailed: 'Nous n’avons pas pu afficher les contestations.',
  dispute: 'Contester cette décision',
  disputed: (day: string) => `Contestation en cours, réponse au plus tard le ${day}`,
  disputedLate: 'Contestation en cours, réponse en retard',
  toRefund: payoutLabels.to_refund,
  refunded: 'Remboursé',
  refunded_on: payoutLabels.paid_on,
  onAccount: (account: string) => `sur le compte ${account}`,
  soon: (soon: string) => `Virement ${soon}`,
  afterCheck: 'Dès que votre compte est vérifié',
  already: payoutLabels.part_paid,
  tooMuch: payoutLabels.too_much,
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
  moment: timelineNames,
  references: 'Références',
  tracking: 'Suivi',
  invoice: 'Facture',
  careDate: 'Soins du',
  cause: 'Cause',
  symptoms: 'Premiers symptômes',
  vet: requestLabels.vet,
  filedOn: 'Envoyée le',
  received: 'Reçue le',
  past: 'Ce remboursement a été calculé et versé avant l’ouverture de cet espace. Ses montants sont repris tels quels, sans le détail de leur calcul.',
  paidOn: payoutLabels.payment_date,
  account: payoutLabels.account,
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

export const documentMessages = {
  orDrop: 'ou glissez le document ici',
  received: 'Reçue',
  onDevice: 'Sur cet appareil',
  onlyFirst: 'Un seul fichier est possible ici : le premier est pris.',
  keptHere: (name: string) => `Fichier gardé sur cet appareil : ${name}`,
  arrived: (name: string) => `Fichier reçu : ${name}`,
  view: (name: string) => `Voir ${name}`,
  download: (name: string) => `Télécharger ${name}`,
  retry: 'Réessayer',
  cancelUpload: 'Annuler l’envoi',
  sending: (percent: string) => `Envoi : ${percent}`,
  goesLater: {
    soon: (at: string) =>
      `Beaucoup de documents arrivent en ce moment. Celui-ci partira de lui-même ${at}, si cette page reste ouverte.`,
    uploads_sent: (at: string, limit: number | string) =>
      `Vous pouvez envoyer ${limit} Mo de documents par heure. Celui-ci partira de lui-même ${at}, si cette page reste ouverte.`,
    uploads_prepared: (at: string, limit: number | string) =>
      `Le traitement de vos documents est limité à ${limit} secondes par heure. Celui-ci partira de lui-même ${at}, si cette page reste ouverte.`,
  },
  progress: (name: string) => `Envoi ${deName(name)}`,
  receipt: (instant: string) => `Arrivé le ${instant}`,
  proof: 'Preuve d’intégrité',
  fingerprint: 'Empreinte',
  copyFingerprint: 'Copier l’empreinte',
  accepted: 'Accepté',
  refusedBecause: 'Refusé.',
  copy: 'Copier',
  copied: 'Copié.',
  close: 'Fermer',
  load: {
    view: 'Ce document n’a pas pu être affiché.',
    download: 'Ce document n’a pas pu être téléchargé.',
  },
}

export const viewerMessages = {
  tools: 'Affichage',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: (percent: string) => `${percent}, revenir à toute la largeur`,
  turn: 'Tourner d’un quart de tour',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  alt: (name: string, page: number, pages: number) => (pages > 1 ? `${name}, page ${page} sur ${pages}` : name),
  previousFile: 'Document précédent',
  nextFile: 'Document suivant',
  file: (file: number, files: number) => `Document ${file} sur ${files}`,
  offline: 'Vous êtes hors ligne. Le document s’affichera dès le retour du réseau.',
}

export const listMessages = {
  title: pageNames.refunds,
  lead: 'Suivez chaque demande jusqu’au virement, et voyez le calcul ligne par ligne.',
  newRequest: 'Nouvelle demande',
  estimate: pageNames.estimate,
  quotes: pageNames.quotes,
  locked: 'Les remboursements seront disponibles à la date d’effet de votre contrat.',
  filter: 'Filtrer par animal',
  everyAnimal: 'Tous',
  underWay: 'Demandes en cours',
  lastTwelveMonths: 'Douze derniers mois',
  last: 'Derniers remboursements',
  noRefund: 'Rien au menu pour l’instant',
  noRefundText: 'Aucun remboursement sur les 12 derniers mois.',
  noRefundOf: (name: string) => `${name} n’a pas encore de remboursement.`,
  withoutRefused: 'Les demandes refusées ne sont pas toutes affichées pour le moment.',
  firstRequest: 'Faire une première demande',
  deleteDraft: 'Supprimer le brouillon',
  more: 'Afficher plus',
  refunded: 'Remboursé',
  billed: 'Facturé',
  refundedBills: 'Dossiers remboursés',
  ratio: (some: number, all: number) => `${some} sur ${all}`,
  care: 'Soins',
  careDate: requestLabels.care_date,
  status: 'Statut',
  unknown: 'Non chiffré',
  deleteTitle: 'Supprimer ce brouillon ?',
  deleteText: 'La facture et les documents déjà ajoutés seront effacés. Cette suppression est définitive.',
  deleteYes: 'Supprimer',
  keepIt: 'Garder le brouillon',
  deleted: 'Le brouillon est supprimé.',
}

export const threadMessages = {
  empty: 'Une question sur cette demande ? Écrivez-nous ici.',
  list: 'Messages de cette demande',
  you: 'Vous',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  older: 'Messages plus anciens',
  olderLoading: 'Chargement en cours',
  olderShown: 'Des messages plus anciens sont affichés.',
  olderFailed: 'Les messages plus anciens n’ont pas pu être affichés.',
  fresh: 'Nouveau',
  arrived: (name: string) => `Nouveau message ${deName(name)}.`,
  read: (moment: string) => `Lu, ${moment}`,
  showQuoted: 'Afficher le texte cité',
  hideQuoted: 'Masquer le texte cité',
  text: messageLabels.text,
  left: (count: number) => `Encore ${count} ${plural(count, 'caractère', 'caractères', 'fr')}`,
  over: (count: number) => `${count} ${plural(count, 'caractère', 'caractères', 'fr')} de trop`,
  submit: 'Envoyer',
  sending: 'Envoi en cours',
  nothing: 'Écrivez votre message avant de l’envoyer.',
  sent: 'Votre message est envoyé.',
  kept: 'Votre message n’est pas parti, il est resté ici.',
}

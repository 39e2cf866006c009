import type { BrandFacts } from '../brand-facts.ts'
import { deName, plural } from '../grammar.ts'
import { paperNames } from './document-words.ts'
import { pageNames } from './page-words.ts'
import { receiptStatuses } from './payment-words.ts'

export const paymentMessages = {
  checking: 'Nous vérifions votre paiement…',
  open: 'Votre paiement est en attente.',
  openText:
    'Nous attendons la réponse de la banque : cette page se met à jour toute seule. Si vous avez quitté la page de paiement, vous pouvez la reprendre.',
  resume: 'Reprendre le paiement',
  paid: (amount: string) => `Merci, nous avons reçu ${amount}.`,
  paidText: (count: number) =>
    plural(
      count,
      'Votre cotisation est réglée. Un e-mail vous le confirme.',
      'Vos cotisations sont réglées. Un e-mail vous le confirme.',
      'fr',
    ),
  refused: 'Le paiement n’a pas été accepté.',
  refusedText: 'Rien n’a été débité. Essayez avec une autre carte, ou voyez avec votre banque.',
  abandoned: 'Le paiement n’a pas été terminé.',
  abandonedText: 'Rien n’a été débité. Vous pouvez recommencer quand vous voulez.',
  failed: 'Nous n’avons pas pu vérifier votre paiement.',
  retry: 'Réessayer',
  retrying: 'Vérification',
}

const reasons = ({ brandName }: BrandFacts) => ({
  AM04: {
    why: 'Le compte n’était pas assez approvisionné le jour du prélèvement.',
    todo: 'Approvisionnez le compte avant le nouvel essai, ou réglez par carte dès maintenant.',
  },
  MS03: {
    why: 'La banque a refusé le prélèvement sans nous dire pourquoi.',
    todo: 'Votre banque peut vous donner la raison. Vous pouvez aussi régler par carte dès maintenant.',
  },
  TM01: {
    why: 'Notre demande est arrivée trop tard à la banque : l’incident vient de nous.',
    todo: 'Nous la présenterons de nouveau. Vous n’avez rien à faire.',
  },
  FF01: {
    why: 'La banque n’a pas pu lire notre demande : l’incident vient de nous.',
    todo: 'Nous la présenterons de nouveau. Vous n’avez rien à faire.',
  },
  FF05: {
    why: 'Notre demande n’avait pas le bon format : l’incident vient de nous.',
    todo: 'Nous la présenterons de nouveau. Vous n’avez rien à faire.',
  },
  AM05: {
    why: 'La banque a cru que cette cotisation était prélevée deux fois.',
    todo: 'Regardez d’abord si elle figure sur votre relevé. Si ce n’est pas le cas, réglez-la par carte.',
  },
  AC01: {
    why: 'La banque ne trouve pas de compte à ce numéro.',
    todo: 'Indiquez-nous un autre compte, et réglez cette cotisation par carte.',
  },
  AC04: {
    why: 'Le compte à débiter est clôturé.',
    todo: 'Indiquez-nous votre nouveau compte, et réglez cette cotisation par carte.',
  },
  AC06: {
    why: 'Le compte est bloqué : la banque n’y laisse passer aucun prélèvement.',
    todo: 'Voyez avec votre banque, ou réglez cette cotisation par carte.',
  },
  AG01: {
    why: 'Ce compte n’accepte pas les prélèvements : c’est souvent le cas d’un compte d’épargne.',
    todo: 'Indiquez-nous un compte courant, et réglez cette cotisation par carte.',
  },
  MD01: {
    why: 'La banque n’a pas de mandat valable pour ce prélèvement.',
    todo: 'Il faut signer un nouveau mandat. D’ici là, réglez cette cotisation par carte.',
  },
  MD06: {
    why: 'Le titulaire du compte a demandé à sa banque de lui rendre ce prélèvement.',
    todo: 'Si c’est une erreur, réglez cette cotisation par carte. Sinon, appelez-nous pour en parler.',
  },
  MD07: {
    why: 'La banque nous dit que ce compte n’est plus disponible.',
    todo: 'Appelez-nous : nous verrons avec vous comment continuer.',
  },
  MS02: {
    why: 'Le titulaire du compte a demandé à sa banque de refuser ce prélèvement.',
    todo: 'Réglez cette cotisation par carte, ou appelez-nous si le montant vous surprend.',
  },
  RC01: {
    why: 'L’identifiant de la banque (BIC) n’est pas reconnu.',
    todo: 'Indiquez-nous un autre compte, et réglez cette cotisation par carte.',
  },
  SL01: {
    why: 'Les réglages du compte limitent ou filtrent les prélèvements.',
    todo: `Autorisez ${brandName} dans votre espace bancaire, et réglez cette cotisation par carte.`,
  },
  CNOR: {
    why: 'Notre banque n’a pas pu joindre celle du compte.',
    todo: 'Réglez cette cotisation par carte, ou indiquez-nous un compte dans une autre banque.',
  },
  DNOR: {
    why: 'La banque du compte ne peut pas recevoir de prélèvement.',
    todo: 'Réglez cette cotisation par carte, ou indiquez-nous un compte dans une autre banque.',
  },
  card_expired: {
    why: 'La carte enregistrée a expiré.',
    todo: 'Réglez avec une carte en cours de validité.',
  },
  card_refused: {
    why: 'La banque de la carte a refusé le paiement.',
    todo: 'Essayez avec une autre carte, ou voyez avec votre banque.',
  },
  card_lost: {
    why: 'La carte enregistrée a été déclarée perdue ou volée.',
    todo: 'Réglez avec une autre carte.',
  },
  card_disputed: {
    why: 'Le paiement par carte a été contesté, et la banque de la carte a repris la somme.',
    todo: 'Réglez-la de nouveau ; si vous n’avez rien contesté, voyez avec votre banque.',
  },
})

const withoutCard = ({ brandName }: BrandFacts) => ({
  AM04: 'Approvisionnez le compte avant le nouvel essai.',
  MS03: 'Votre banque peut vous donner la raison.',
  AM05: 'Regardez d’abord si elle figure sur votre relevé. Si ce n’est pas le cas, appelez-nous.',
  AC01: 'Indiquez-nous un autre compte : cette cotisation pourra y être prélevée.',
  AC04: 'Indiquez-nous votre nouveau compte : cette cotisation pourra y être prélevée.',
  AC06: 'Voyez avec votre banque, ou indiquez-nous un autre compte.',
  AG01: 'Indiquez-nous un compte courant : cette cotisation pourra y être prélevée.',
  MD01: 'Signez un nouveau mandat : cette cotisation pourra aussi être prélevée grâce à lui.',
  MD06: 'Appelez-nous pour en parler.',
  MS02: 'Indiquez-nous un autre compte, ou appelez-nous si le montant vous surprend.',
  RC01: 'Indiquez-nous un autre compte : cette cotisation pourra y être prélevée.',
  SL01: `Autorisez ${brandName} dans votre espace bancaire, puis appelez-nous.`,
  CNOR: 'Indiquez-nous un compte dans une autre banque.',
  DNOR: 'Indiquez-nous un compte dans une autre banque.',
  card_expired: 'Passez au prélèvement sur un compte, ou appelez-nous.',
  card_refused: 'Voyez avec votre banque, passez au prélèvement sur un compte, ou appelez-nous.',
  card_lost: 'Passez au prélèvement sur un compte, ou appelez-nous.',
  card_disputed: 'Voyez avec votre banque, passez au prélèvement sur un compte, ou appelez-nous.',
})

export const receiptMessages = {
  title: pageNames.receipts,
  nextAttempt: (day: string) => `Nouvel essai le ${day}`,
  noNextAttempt: 'Pas de nouvel essai',
  collected: (day: string) => `Sera prélevée le ${day} sur le nouveau compte`,
  collectedAfter: (attempt: string, day: string) =>
    `Nouvel essai le ${attempt} sur l’ancien compte ; s’il échoue, le ${day} sur le nouveau`,
  mend: 'Régulariser',
  mendOf: (month: string) => `Régulariser ${month}`,
  receipt: paperNames.receipt,
  receiptOf: (month: string) => `quittance ${deName(month)}`,
  month: 'Mois',
  issueDate: 'Émise le',
  statusColumn: 'Statut',
  amount: 'Montant',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher vos quittances.',
}

export const declineMessages = (brand: BrandFacts) => ({
  reasons: reasons(brand),
  final: 'Nous n’essaierons plus de la prélever : réglez-la par carte.',
})

export const withoutCardMessages = (brand: BrandFacts) => ({
  reasons: withoutCard(brand),
  final: 'Nous n’essaierons plus de la prélever sur ce compte : indiquez-nous un autre compte, ou appelez-nous.',
  /** below the debit, where no attempt is planned */
  ways: 'Indiquez-nous un autre compte : vous pourrez demander que cette somme y soit prélevée. Ou appelez-nous, nous conviendrons du règlement.',
  waiting: 'À régler',
})

export const scheduleMessages = {
  title: pageNames.schedule,
  lead: 'Les dates et les montants de vos prélèvements. Si un jour n’est pas ouvré, la banque débite le jour ouvré suivant.',
  years: 'Choisir une année',
  inYear: (year: number) => `Échéances de ${year}`,
  date: 'Échéance',
  month: 'Cotisation',
  amount: 'Montant',
  total: 'Total',
  next: 'Prochaine',
  none: (year: number) => `Aucune échéance en ${year}`,
  noneText: 'Nous n’avons aucune échéance à vous montrer pour cette année.',
  calendar: 'Retrouver ces dates dans mon agenda',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher votre échéancier.',
}

export const coverMessages = ({ hasWaits }: BrandFacts) => ({
  title: 'Vos garanties',
  going: 'Vos animaux sont toujours couverts.',
  stops: {
    FR: (day: string) =>
      `Sans règlement, une mise en demeure vous serait envoyée. Les garanties pourraient alors s’arrêter, au plus tôt le ${day}, trente jours après cette lettre.`,
    IT: (day: string) => `Sans règlement, les garanties s’arrêtent le ${day} à 0 h, quinze jours après l’échéance.`,
    BE: (day: string) =>
      `Sans règlement, une mise en demeure vous serait envoyée. Les garanties pourraient alors s’arrêter, au plus tôt le ${day}, quinze jours au moins après cette lettre.`,
  },
  stopsNow: 'Les garanties peuvent désormais être suspendues d’un jour à l’autre.',
  payToday: 'Réglez dès aujourd’hui pour l’éviter.',
  suspended: (day: string) =>
    `Les garanties sont suspendues depuis le ${day} : les soins donnés depuis ce jour ne sont pas remboursés.`,
  ends: (day: string) => `Sans règlement, nous pourrions résilier le contrat à partir du ${day}.`,
  endsAnyDay: 'Sans règlement, nous pouvons désormais résilier le contrat.',
  resumes: {
    midnight: (day: string) => `Si vous réglez tout aujourd’hui, elles reprennent le ${day} à 0 h.`,
    noon: (day: string) => `Si vous réglez tout aujourd’hui, elles reprennent le ${day} à midi.`,
  },
  resumesOncePaid: {
    midnight: 'Elles reprennent à 0 h le lendemain du jour où tout est réglé.',
    noon: 'Elles reprennent à midi le lendemain du jour où tout est réglé.',
  },
  kept: 'Ce que vous ne perdez pas',
  keptGoing: [
    'Vos animaux restent assurés d’ici là.',
    'Si vous réglez avant, rien ne change : ni vos garanties, ni votre prix.',
    'Vos demandes de remboursement suivent leur cours.',
  ],
  keptSuspended: [
    'Les soins donnés avant une suspension restent remboursés.',
    ...(hasWaits ? ['Les délais de carence déjà passés ne recommencent pas.'] : []),
    'Vos formules et vos plafonds restent les vôtres.',
  ],
})

export const payOverdueMessages = ({ brandName }: BrandFacts) => ({
  due: 'À régler',
  settled: 'Réglée',
  planned: 'À venir',
  dueSince: { bank_account: (day: string) => `Prélèvement du ${day}`, card: (day: string) => `Paiement du ${day}` },
  calm: {
    paid: 'Tout est en ordre, merci.',
    upcoming: (day: string) => `Elle sera prélevée le ${day}. Vous n’avez rien à faire.`,
  },
  mend: 'Par carte, dès maintenant',
  payOne: (amount: string) => `Payer ${amount} par carte`,
  payAll: (count: number, amount: string) =>
    `Payer les ${count === 2 ? 'deux' : count === 3 ? 'trois' : count} en une fois (${amount})`,
  payOnly: (amount: string) => `Payer seulement celle-ci (${amount})`,
  alsoDue: (months: string, amount: string) => `À régler aussi : ${months}. En tout, ${amount}.`,
  secure: `Vous irez sur la page sécurisée de notre prestataire de paiement : aucun numéro de carte ne passe par ${brandName}.`,
  opening: 'Ouverture de la page de paiement',
  noCard:
    'Le paiement par carte est momentanément indisponible. Rien n’est perdu : réessayez plus tard ou appelez-nous.',
  changed: 'Une de ces cotisations vient de changer. Vérifiez ce qui reste à régler, puis réessayez.',
  failedToPay: 'La page de paiement n’a pas pu s’ouvrir.',
  debit: { bank_account: 'Par prélèvement', card: 'Avec la carte enregistrée' },
  nextAttempt: (day: string) => `Nous réessaierons le ${day}.`,
  nextAttemptFrom: (day: string, account: string) => `Nous réessaierons le ${day} sur le compte ${account}.`,
  final: 'Nous n’essaierons plus de prélever cette somme.',
  collected: (day: string, account: string | null) =>
    `Elle sera prélevée le ${day} sur ${account === null ? 'le nouveau compte' : `le compte ${account}`}, comme vous l’avez demandé. Vous n’avez rien à faire.`,
  collectedAfter: (attempt: string, day: string, account: string | null) =>
    `Nous réessaierons le ${attempt} sur l’ancien compte ; si cet essai échoue, elle sera prélevée le ${day} sur ${account === null ? 'le nouveau compte' : `le compte ${account}`}, comme vous l’avez demandé.`,
  ask: 'Payer quand même par carte ?',
  askText: (day: string) =>
    `Vous avez demandé que cette cotisation soit prélevée sur le nouveau compte, au plus tôt le ${day}. Si vous la payez maintenant par carte, elle ne sera plus prélevée.`,
  wait: 'Attendre le prélèvement',
  payAnyway: 'Payer par carte',
  toAccount: { bank_account: 'Changer de compte', card: 'Passer au prélèvement' },
  otherCard: 'Changer de carte',
  question: 'Une question, un désaccord ?',
  call: (phone: string) => `Appelez-nous au ${phone}`,
  history: 'Ce qui s’est passé',
  steps: 'Les étapes',
  moment: {
    paid: { bank_account: 'Prélèvement réussi', card: 'Payée par carte' },
    declined: { bank_account: receiptStatuses.declined, card: receiptStatuses.declined_card },
    settled: 'Réglée',
    next: 'Nouvel essai de prélèvement',
    collected: 'Prélèvement sur le nouveau compte',
    waiting: 'À régler par carte',
    planned: 'Prélèvement prévu',
  },
  back: 'Toutes les cotisations',
  downloadReceipt: 'Télécharger la quittance',
})

export const listMessages = {
  years: 'Choisir une année',
  inYear: (year: string) => `Cotisations de ${year}`,
  empty: 'Pas encore de quittance',
  emptyText: 'Votre première quittance apparaîtra ici après votre premier prélèvement.',
  more: 'Afficher plus',
  schedule: 'Voir l’échéancier',
  due: (count: number) => plural(count, 'Une cotisation à régler', `${count} cotisations à régler`, 'fr'),
  collected: (count: number) =>
    plural(
      count,
      'Une cotisation sera prélevée sur le nouveau compte',
      `${count} cotisations seront prélevées sur le nouveau compte`,
      'fr',
    ),
  collectedText: (count: number, day: string) =>
    plural(
      count,
      `Au plus tôt le ${day}, comme vous l’avez demandé. Vous n’avez rien à faire.`,
      `La première le ${day}, comme vous l’avez demandé. Vous n’avez rien à faire.`,
      'fr',
    ),
  next: (amount: string, day: string) => `Prochaine cotisation : ${amount}, prélevée le ${day}.`,
  last: 'Dernières cotisations',
  all: 'Toutes les cotisations',
}

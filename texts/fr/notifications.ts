import type { BrandFacts } from '../brand-facts.ts'
import { plural } from '../grammar.ts'
import { pageNames } from './page-words.ts'

export const notificationMessages = {
  title: pageNames.notifications,
  tabs: 'Notifications à afficher',
  all: 'Toutes',
  unread: 'Non lues',
  unreadCount: (count: number) => plural(count, ` (${count} non lue)`, ` (${count} non lues)`, 'fr'),
  notRead: 'Non lue : ',
  readAll: 'Tout marquer comme lu',
  preferences: 'Préférences',
  markedRead: 'Notification marquée comme lue.',
  allRead: 'Toutes vos notifications sont marquées comme lues.',
  today: 'Aujourd’hui',
  week: 'Cette semaine',
  earlier: (month: string) => `Plus tôt en ${month}`,
  arrived: (count: number) =>
    plural(count, 'Voir la nouvelle notification', `Voir les ${count} nouvelles notifications`, 'fr'),
  more: 'Afficher les précédentes',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher vos notifications.',
  none: 'Rien de nouveau pour l’instant.',
  noneText: 'Chaque étape de vos remboursements et de vos prélèvements sera annoncée ici.',
  noneUnread: 'Vous avez tout lu.',
  noneUnreadText: 'La prochaine nouvelle vous attendra ici.',
}

export const preferenceMessages = ({ hasWaits }: BrandFacts) => ({
  title: pageNames.notification_preferences,
  intro: (email: string) =>
    `Toutes vos notifications restent ici, dans votre espace. Choisissez celles que nous vous envoyons aussi par e-mail, à ${email}.`,
  changeEmail: 'Changer d’adresse e-mail',
  optional: { title: 'À votre choix', hint: 'Chaque changement est enregistré aussitôt.' },
  locked: {
    title: 'Toujours envoyés',
    hint: 'Remboursements, paiements et sécurité : vous devez pouvoir réagir à temps.',
  },
  byEmail: 'Aussi par e-mail',
  saved: 'Vos préférences sont enregistrées.',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher vos préférences.',
  panel: { title: 'Notifications par e-mail', hint: 'Ce que nous vous écrivons, en plus de votre espace.' },
  panelLink: 'Choisir ce que je reçois par e-mail',
  groups: {
    refunds: {
      name: 'Remboursements',
      holds: 'Accord, refus, versement, et les documents que nous attendons de vous.',
    },
    payments: {
      name: 'Paiements',
      holds: 'Prélèvements à venir ou refusés, cotisations réglées, mandats et comptes, changements de formule.',
    },
    security: {
      name: 'Sécurité',
      holds: 'Tout changement de vos coordonnées, de vos accès ou de votre compte bancaire.',
    },
    refund_progress: {
      name: 'Avancement de vos demandes',
      holds: 'Demande reçue, en cours d’étude, complétée, message de notre équipe.',
    },
    animals: {
      name: 'Vos animaux',
      holds: `Identification à compléter, ${hasWaits ? 'délais de carence terminés, ' : ''}plafonds bientôt atteints.`,
    },
    documents: {
      name: 'Documents',
      holds: 'Un nouveau document dans votre contrat, ou une information de votre assureur.',
    },
    sponsorship: { name: 'Parrainage', holds: 'Devis de vos proches, parrainages validés.' },
  },
})

export const pushMessages = {
  take: { name: 'Activer sur cet appareil', busy: 'Activation en cours' },
  taken: 'Les notifications sont actives sur cet appareil.',
  states: {
    denied:
      'Votre navigateur bloque les notifications de cet espace. Pour les permettre, ouvrez les réglages du site, à gauche de l’adresse, ou ceux de l’application, puis autorisez les notifications.',
    'home-screen':
      'Sur iPhone et iPad, ajoutez d’abord cet espace à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez-le de là pour activer les notifications.',
    unsupported: 'Ce navigateur ne peut pas afficher de notifications.',
  },
  offer: {
    title: 'Suivre votre demande sur cet appareil ?',
    text: 'Une notification vous dira dès qu’elle avance. Sur un écran verrouillé, elle ne montre ni le nom de votre animal, ni un montant.',
    later: 'Pas maintenant',
  },
  panel: {
    title: 'Sur vos appareils',
    hint: 'Une notification sur votre téléphone ou votre ordinateur, dès qu’il y a du nouveau.',
    details: 'Montrer les détails sur l’écran verrouillé',
    detailsHint: 'Nom de l’animal, montant et clinique. Sinon, la notification dit seulement qu’il y a du nouveau.',
    devices: 'Appareils où les notifications sont actives',
    thisDevice: 'Cet appareil',
    unknown: 'Appareil inconnu',
    withDetails: 'Avec les détails',
    withoutDetails: 'Sans détails',
    end: 'Désactiver',
    endOf: (device: string) => `Désactiver les notifications sur ${device}`,
    ended: 'Cet appareil ne recevra plus de notifications.',
    groups: 'Ce que vos appareils annoncent',
    always: 'Remboursements, paiements et sécurité sont toujours annoncés.',
  },
}

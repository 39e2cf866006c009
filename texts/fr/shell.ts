import type { BrandFacts } from '../brand-facts.ts'
import { capitalised, plural } from '../grammar.ts'
import { suspension } from './contract-words.ts'
import { received } from './form-words.ts'
import { pageNames } from './page-words.ts'
import { amountDue } from './payment-words.ts'

export const crumbs = {
  activation: 'Première connexion',
  forgot_password: 'Mot de passe oublié',
  login: 'Connexion',
  password_reset: 'Nouveau mot de passe',
  transfer: 'Connexion par ce lien',
  continuation: 'Continuer votre demande',
  provider: 'Connexion par un service',
  vet: 'Documents pour l’assurance',
  message: 'Message',
  preferences: 'Préférences',
  termination: 'Résiliation',
  withdrawal: 'Renonciation',
  account: 'Changer de compte',
  card: 'Carte bancaire',
  receipt: 'Cotisation',
  request: 'Demande',
  estimate: 'Estimation',
  quote: 'Devis',
  new_quote: 'Nouveau devis',
  new_request: 'Nouvelle demande',
  email_confirmation: 'Nouvelle adresse e-mail',
  accessibility: 'Déclaration d’accessibilité',
  legal_notice: 'Mentions légales',
  privacy: 'Confidentialité',
  invitation: 'Invitation',
  not_found: 'Page introuvable',
}

export const siteDescription = ({ brandName }: BrandFacts) =>
  `Votre espace adhérent ${brandName} : remboursements, contrat et santé de vos compagnons.`

export const footerMessages = {
  reach: 'Nous joindre',
  more: 'Plus',
  company: 'Assureur',
  hours: 'Horaires',
  post: 'Adresse postale',
  social: 'Nos réseaux sociaux',
  privacy: 'Confidentialité',
  sponsorship: 'Parrainer un proche',
  copyright: (year: number, company: string) => `© ${year} ${company}. Tous droits réservés.`,
}

export const legalLinkMessages = {
  notice: 'Mentions légales',
  // RGAA: each page shows the state beside the word.
  full: 'Accessibilité : totalement conforme',
  partial: 'Accessibilité : partiellement conforme',
  none: 'Accessibilité : non conforme',
}

export const offlineMessages = {
  offline: 'Vous êtes hors connexion. Ce que vous avez saisi est conservé.',
  /** `at`: a day and a time */
  lastSeen: (at: string) => `Dernière mise à jour : ${at}.`,
  unreachable: 'Le réseau ne répond pas.',
}

export const shellMessages = ({ brandName }: BrandFacts) => ({
  skip: 'Aller au contenu',
  brand: `${brandName}, accueil`,
  loading: 'Chargement en cours…',
  menu: 'Menu',
  main_navigation: 'Navigation principale',
  help_navigation: 'Aide et notifications',
  search: 'Rechercher',
  search_tip: 'Rechercher (Ctrl K)',
  offline_search: 'La recherche n’a pas pu s’ouvrir. Vérifiez votre accès à internet.',
  open_menu: 'Ouvrir le menu',
  close_menu: 'Fermer le menu',
  trail: 'Fil d’Ariane',
  home: pageNames.home,
  member_number: (nevg: string) => `N° ${nevg}`,
  sign_out: 'Se déconnecter',
})

export const themeMessages = { light: 'Passer en mode clair', dark: 'Passer en mode sombre' }

export const toastsMessages = { toasts: 'Messages', close: 'Fermer' }

const inWords: readonly string[] = ['zéro', 'un', 'deux', 'trois']

export const awaitedMessages = {
  title: 'Votre contrat n’est pas encore arrivé',
  text: 'Nous l’enregistrons. Dès qu’il sera là, cette page s’ouvrira d’elle-même : vous n’avez rien à faire.',
  profile: 'Vérifier mes informations',
  contact: 'Nous écrire',
}

export const endedMessages = {
  label: 'Contrat terminé',
  over: 'Votre contrat est terminé.',
  since: (day: string) => `Votre contrat a pris fin le ${day}.`,
  filing: (years: number) =>
    `Les soins reçus jusqu’à son dernier jour se remboursent encore : chaque facture peut être envoyée pendant ${inWords[years] ?? years} ans après les soins.`,
  papers: 'Vos documents et vos remboursements passés restent disponibles ici.',
  ask: 'Envoyer une facture',
}

export const suspensionMessages = {
  label: 'Garanties suspendues',
  since: (day: string) => `Vos garanties sont suspendues depuis le ${day}.`,
  suspended: 'Vos garanties sont suspendues.',
  on: (day: string) => `Vos garanties seront suspendues le ${day}.`,
  due: amountDue.left,
  out: 'Régulariser',
  paid: `${received.payment}.`,
  back: (day: string, isAtNoon: boolean) => `${capitalised(suspension.resumes(day, isAtNoon))}.`,
}

export const troubleMessages = {
  not_found_title: 'Cette page s’est fait la malle',
  way_home: 'Revenir à l’accueil',
  failed: 'Cette page n’a pas pu s’afficher',
  forbidden: 'Accès non autorisé',
  retry: 'Réessayer',
  loading: 'Chargement en cours…',
}

export const guestMessages = ({ brandName, slogan, tagline }: BrandFacts) => ({
  brand: brandName,
  sample: 'Exemple de remboursement',
  promise: slogan.fr,
  tagline: tagline.fr,
  care: 'Consultation',
  refunded: 'Remboursé',
  done: 'remboursements déjà versés',
  language: 'Langue',
  copyright: (year: number) => `© ${year} ${brandName}`,
})

export const largeGuestMessages = {
  login: 'Me connecter',
  home: 'Mon espace',
  privacy: 'Confidentialité',
  copyright: (year: number, company: string) => `© ${year} ${company}. Tous droits réservés.`,
}

export const unreadWords = {
  unread: (count: number) => plural(count, `, ${count} non lue`, `, ${count} non lues`, 'fr'),
}

export const userMessages = {
  profile: pageNames.profile,
  payment_methods: pageNames.payment_methods,
  receipts: pageNames.receipts,
  unpaid: (count: number) =>
    plural(count, `, ${count} cotisation pas encore payée`, `, ${count} cotisations pas encore payées`, 'fr'),
}

import { plural } from '@coussinet/contract/domain/grammar.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const faqMessages = {
  title: pageNames.faq.fr,
  search: 'Chercher une question',
  example: 'Délai, carence, vaccin…',
  clear: 'Effacer la recherche',
  filter: 'Filtrer par sujet',
  all: 'Tout',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher les questions fréquentes.',
  offline: 'Vous êtes hors connexion\u00a0: la recherche reprendra avec le réseau.',
  found: (count: number) => `${count} ${plural(count, 'réponse', 'réponses', 'fr')}`,
  foundFor: (count: number, words: string) =>
    `${count} ${plural(count, 'réponse', 'réponses', 'fr')} pour «\u00a0${words}\u00a0»`,
  none: 'Aucune question sur ce thème.',
  noneText: 'Essayez d’autres mots, ou posez-nous votre question\u00a0: une personne vous répond.',
  everything: 'Voir toutes les questions',
  write: 'Nous écrire',
  useful: 'Cette réponse vous a-t-elle été utile\u00a0?',
  said: 'Votre avis sur cette réponse\u00a0:',
  yes: 'Oui',
  no: 'Non',
  thanks: 'Merci, c’est noté.',
  notUseful: 'Merci, c’est noté. Nous pouvons vous répondre directement\u00a0:',
  copy: 'Copier le lien',
  copied: 'Le lien vers cette réponse est copié.',
}

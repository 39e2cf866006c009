import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const shellMessages = {
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
  home: pageNames.home.fr,
  member_number: (nevg: string) => `N° ${nevg}`,
  sign_out: 'Se déconnecter',
}

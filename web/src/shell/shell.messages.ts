import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const shellMessages = messages({
  fr: {
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
    theme_light: 'Passer en mode clair',
    theme_dark: 'Passer en mode sombre',
    member_number: (nevg: string) => `N° ${nevg}`,
    sign_out: 'Se déconnecter',
    offline: 'Vous êtes hors connexion. Ce que vous avez saisi est conservé.',
  },
  it: {
    skip: 'Vai al contenuto',
    brand: `${brandName}, home`,
    loading: 'Caricamento in corso…',
    menu: 'Menu',
    main_navigation: 'Navigazione principale',
    help_navigation: 'Assistenza e notifiche',
    search: 'Cerca',
    search_tip: 'Cerca (Ctrl K)',
    offline_search: 'Non è stato possibile aprire la ricerca. Verifichi l’accesso a internet.',
    open_menu: 'Apri il menu',
    close_menu: 'Chiudi il menu',
    trail: 'Percorso',
    home: pageNames.home.it,
    theme_light: 'Passa alla modalità chiara',
    theme_dark: 'Passa alla modalità scura',
    member_number: (nevg: string) => `N. ${nevg}`,
    sign_out: 'Esci',
    offline: 'È offline. Ciò che ha inserito viene conservato.',
  },
})

export const portalMessages = messages({
  fr: { toasts: 'Messages', close: 'Fermer' },
  it: { toasts: 'Messaggi', close: 'Chiudi' },
})

export const troubleMessages = messages({
  fr: {
    not_found_title: 'Cette page s’est fait la malle',
    way_home: 'Revenir à l’accueil',
    failed: 'Cette page n’a pas pu s’afficher',
    forbidden: 'Accès non autorisé',
    retry: 'Réessayer',
    loading: 'Chargement en cours…',
  },
  it: {
    not_found_title: 'Questa pagina se l’è data a gambe',
    way_home: 'Torna alla home',
    failed: 'Non è stato possibile mostrare questa pagina',
    forbidden: 'Accesso non autorizzato',
    retry: 'Riprova',
    loading: 'Caricamento in corso…',
  },
})

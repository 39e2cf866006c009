import { messages } from '@coussinet/contract/domain/messages.ts'

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

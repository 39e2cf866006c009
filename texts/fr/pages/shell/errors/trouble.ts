export const troubleMessages = {
  not_found_title: 'Cette page s’est fait la malle',
  way_home: 'Revenir à l’accueil',
  failed: 'Cette page n’a pas pu s’afficher',
  forbidden: 'Accès non autorisé',
  retry: 'Réessayer',
  loading: 'Chargement en cours…',
}

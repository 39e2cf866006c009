export const proofMessages = {
  title: 'C’est bien vous ?',
  text: 'Votre connexion date un peu. Avant ce changement, confirmez qu’il s’agit bien de vous.',
  password: 'Mot de passe actuel',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  cancel: 'Annuler',
  close: 'Fermer',
  submit: 'Confirmer',
  busy: 'Vérification en cours',
  passkey: 'Utiliser une clé d’accès',
  refused: 'Cette clé d’accès n’a pas permis de vous reconnaître. Utilisez votre mot de passe.',
  other: 'Mot de passe oublié ? Déconnectez-vous, demandez un lien sur la page de connexion, puis revenez ici.',
}

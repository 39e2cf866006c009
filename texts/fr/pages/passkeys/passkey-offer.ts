export const offerMessages = {
  title: 'La prochaine fois, sans mot de passe',
  text: 'Créez une clé d’accès : vous entrerez avec votre empreinte, votre visage ou le code de cet appareil.',
  make: 'Créer une clé d’accès',
  busy: 'Création en cours',
  later: 'Plus tard',
  close: 'Fermer',
  made: 'Votre clé d’accès est prête. Vous la retrouvez dans vos informations.',
  held_already: 'Cet appareil a déjà une clé d’accès pour votre espace.',
  too_late: 'Pour votre sécurité, créez-la depuis vos informations, avec votre mot de passe.',
  failed: 'Cet appareil n’a pas pu créer de clé d’accès.',
  unnamed: 'Mon appareil',
}

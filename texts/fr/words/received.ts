export const received = {
  message: 'Votre message est bien arrivé',
  payment: 'Votre paiement est bien arrivé',
  password: 'Votre mot de passe est modifié',
}

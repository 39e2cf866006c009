export const contactMessages = {
  newEmailHint: 'Nous enverrons un lien à la nouvelle adresse : elle remplacera l’actuelle une fois le lien suivi.',
  pending:
    'attend votre confirmation. Suivez le lien que nous y avons envoyé ; d’ici là, l’adresse actuelle reste valable.',
  sendAgain: 'Envoyer à nouveau',
  againSoon: (seconds: number) => `Un nouvel envoi sera possible dans ${seconds} s.`,
  sending: 'Envoi en cours',
  cancelChange: 'Annuler le changement',
  confirm: 'Confirmez votre nouvelle adresse grâce au lien reçu par e-mail.',
  kept: (email: string) => `Votre adresse reste ${email}.`,
  mobile: 'Mobile',
  landline: 'Téléphone fixe',
  landlineShort: 'Fixe',
  countryOf: { mobile: 'Pays du mobile', landline: 'Pays du fixe' },
}

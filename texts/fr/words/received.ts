export const received = {
  message: 'Votre message est bien arrivé',
  payment: 'Votre paiement est bien arrivé',
  password: 'Votre mot de passe est modifié',
}

export const dataDownloaded = 'Vos données ont été téléchargées'

export const mandateEnds = {
  sentence: (umr: string, account: string) => `Le mandat ${umr} sur le compte ${account} a pris fin.`,
}

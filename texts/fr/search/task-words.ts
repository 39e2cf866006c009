import { deName } from '@coussinet/contract/domain/grammar.ts'

/** Things that a member can do at once, or wants to know: as it is shown, and the words that are typed for it. */
export const taskWords = {
  ceiling: {
    title: (name: string, left: string) => `Plafond ${deName(name)} : il reste ${left}`,
    text: (of: string, until: string) => `sur ${of}, jusqu’au ${until}`,
    vaccines: (left: string) => `vaccins et prévention : il reste ${left}`,
    called: 'plafond reste restant utilisé consommé dépensé droit disponible solde combien',
  },
  dispute: {
    called: 'contester désaccord contestation décision refus recours insuffisant',
  },
  next_payment: {
    title: (amount: string, day: string) => `Prochain prélèvement : ${amount} le ${day}`,
    called: 'prochain prélèvement cotisation mensualité payer prochaine échéance quand montant mois',
  },
  due: {
    title: (amount: string) => `Cotisation à régler : ${amount}`,
    called: 'impayé régler payer cotisation prélèvement refusé rejeté retard relance dette',
  },
  phones: {
    title: 'Mes téléphones',
    text: 'Changer mon numéro de mobile ou de fixe',
    called: 'téléphone numéro mobile fixe changer nouveau ligne',
  },
  address: {
    title: 'Mon adresse',
    text: 'Déménagement, nouvelle adresse postale',
    called: 'adresse postale déménagement changer nouvelle habiter courrier',
  },
  email: {
    title: 'Mon e-mail',
    text: 'Changer l’adresse à laquelle nous écrivons',
    called: 'e-mail adresse électronique changer nouvelle boîte',
  },
  password: {
    title: 'Mon mot de passe',
    text: 'Le changer',
    called: 'mot passe changer nouveau sécurité code',
  },
  'personal-data': {
    title: 'Mes données',
    text: 'Les télécharger ou demander leur effacement',
    called: 'données personnelles télécharger effacer exporter vie privée',
  },
}

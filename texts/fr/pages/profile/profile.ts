import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const profileMessages = {
  title: pageNames.profile.fr,
  edit: 'Modifier',
  save: 'Enregistrer',
  saving: 'Enregistrement',
  cancel: 'Annuler',
  optional: '(facultatif)',
  none: 'Aucun',
  loading: 'Chargement en cours…',
  saved: 'Vos informations sont enregistrées.',
  address: { title: 'Adresse', hint: 'Elle figure sur votre contrat et vos documents.' },
  email: { title: 'E-mail', hint: 'Pour vous connecter et recevoir nos réponses.' },
  phones: { title: 'Téléphones', hint: 'Un numéro au moins, mobile ou fixe.' },
  password: { title: 'Mot de passe', hint: 'Le changer ferme vos autres sessions.' },
  language: { title: 'Langue', hint: 'Celle du portail, de nos e-mails et de nos SMS.' },
  passkeys: {
    title: 'Clés d’accès',
    hint: 'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil.',
  },
  sessions: {
    title: 'Appareils connectés',
    hint: 'Là où votre espace est ouvert. Un doute ? Déconnectez l’appareil.',
  },
  log: { title: 'Activité de sécurité', hint: 'Les connexions et les changements de vos 12 derniers mois.' },
  failed: {
    passkeys: 'Nous n’avons pas pu afficher vos clés d’accès.',
    sessions: 'Nous n’avons pas pu afficher vos appareils connectés.',
    log: 'Nous n’avons pas pu afficher l’activité de votre compte.',
  },
  countries: countryNames.fr,
}

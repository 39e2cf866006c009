import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

/** Texts of all panels, and the name of each. */
export const profileMessages = messages({
  fr: {
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
  },
  it: {
    title: pageNames.profile.it,
    edit: 'Modifica',
    save: 'Salva',
    saving: 'Salvataggio',
    cancel: 'Annulla',
    optional: '(facoltativo)',
    none: 'Nessuno',
    loading: 'Caricamento in corso…',
    saved: 'Le Sue informazioni sono state salvate.',
    address: { title: 'Indirizzo', hint: 'Compare sulla polizza e sui Suoi documenti.' },
    email: { title: 'E-mail', hint: 'Per accedere e ricevere le nostre risposte.' },
    phones: { title: 'Telefoni', hint: 'Almeno un numero, cellulare o fisso.' },
    password: { title: 'Password', hint: 'Cambiandola, le altre sessioni vengono chiuse.' },
    language: { title: 'Lingua', hint: 'Quella del portale, delle e-mail e degli SMS.' },
    passkeys: { title: 'Passkey', hint: 'Acceda con l’impronta, il volto o il codice del Suo dispositivo.' },
    sessions: {
      title: 'Dispositivi connessi',
      hint: 'Dove la Sua area è aperta. Ha un dubbio? Disconnetta il dispositivo.',
    },
    log: { title: 'Attività di sicurezza', hint: 'Gli accessi e le modifiche degli ultimi 12 mesi.' },
    failed: {
      passkeys: 'Non è stato possibile caricare le Sue passkey.',
      sessions: 'Non è stato possibile caricare i Suoi dispositivi connessi.',
      log: 'Non è stato possibile caricare l’attività del Suo account.',
    },
    countries: countryNames.it,
  },
})

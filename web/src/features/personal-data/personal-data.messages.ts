import { messages } from '@coussinet/contract/domain/messages.ts'
import { dataDownloaded } from '@coussinet/contract/domain/received.ts'

export const personalDataMessages = messages({
  fr: {
    title: 'Mes données',
    hint: 'Tout ce que nous conservons sur vous, à emporter.',
    holds:
      'Une archive rassemble votre identité et vos coordonnées, vos animaux, votre contrat, vos demandes et leurs pièces jointes, vos cotisations, vos messages et l’activité de votre compte : une page à lire, du JSON pour d’autres logiciels, et vos fichiers tels que vous les avez envoyés.',
    download: 'Télécharger mes données',
    read: 'Lire mes données',
    pageTitle: 'Lire vos données ?',
    pageText:
      'Une page de votre archive, sans les fichiers, s’enregistre sur votre appareil. Elle contient des informations privées : confirmez qu’il s’agit bien de vous.',
    erasureTitle: 'Effacer mes données',
    erasureFailed: 'Nous n’avons pas pu afficher vos demandes d’effacement.',
    erasureLoading: 'Chargement de vos demandes',
    dialogTitle: 'Télécharger vos données ?',
    dialogText:
      'L’archive contient des informations privées : confirmez qu’il s’agit bien de vous, et gardez-la en lieu sûr.',
    password: 'Mot de passe actuel',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    cancel: 'Annuler',
    close: 'Fermer',
    submit: 'Télécharger',
    busy: 'Préparation en cours',
    saved: `${dataDownloaded.fr}.`,
  },
  it: {
    title: 'I miei dati personali',
    hint: 'Tutto ciò che conserviamo su di Lei, da portare con sé.',
    holds:
      'Un archivio raccoglie la Sua identità e i Suoi recapiti, i Suoi animali, la Sua polizza, le Sue richieste con gli allegati, i Suoi premi, i Suoi messaggi e l’attività del Suo account: una pagina da leggere, dati in JSON per altri programmi e i file così come ce li ha inviati.',
    download: 'Scarica i miei dati',
    read: 'Leggi i miei dati',
    pageTitle: 'Leggere i Suoi dati?',
    pageText:
      'Una pagina del Suo archivio, senza i file, viene salvata sul Suo dispositivo. Contiene informazioni private: confermi la Sua identità.',
    erasureTitle: 'Cancellazione dei miei dati',
    erasureFailed: 'Non è stato possibile caricare le Sue richieste di cancellazione.',
    erasureLoading: 'Caricamento delle Sue richieste',
    dialogTitle: 'Scaricare i Suoi dati?',
    dialogText: 'L’archivio contiene informazioni private: confermi la Sua identità e lo conservi in un luogo sicuro.',
    password: 'Password attuale',
    show: 'Mostra la password',
    hide: 'Nascondi la password',
    cancel: 'Annulla',
    close: 'Chiudi',
    submit: 'Scarica',
    busy: 'Preparazione in corso',
    saved: `${dataDownloaded.it}.`,
  },
})

import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const documentMessages = messages({
  fr: {
    orDrop: 'ou glissez le document ici',
    received: 'Reçue',
    view: (name: string) => `Voir ${name}`,
    download: (name: string) => `Télécharger ${name}`,
    retry: 'Réessayer',
    cancelUpload: 'Annuler l’envoi',
    sending: (percent: string) => `Envoi : ${percent}`,
    progress: (name: string) => `Envoi de ${name}`,
    receipt: (instant: string) => `Arrivé le ${instant}`,
    fingerprint: 'Empreinte',
    copyFingerprint: 'Copier l’empreinte',
    accepted: 'Accepté',
    refusedBecause: 'Refusé.',
    copy: 'Copier',
    copied: 'Copié.',
    close: 'Fermer',
    load: {
      view: 'Ce document n’a pas pu être affiché.',
      download: 'Ce document n’a pas pu être téléchargé.',
    },
  },
  it: {
    orDrop: 'o trascini qui il documento',
    received: 'Ricevuto',
    view: (name: string) => `Vedi ${name}`,
    download: (name: string) => `Scarica ${name}`,
    retry: 'Riprova',
    cancelUpload: 'Annulla l’invio',
    sending: (percent: string) => `Invio: ${percent}`,
    progress: (name: string) => `Invio di ${name}`,
    receipt: (instant: string) => elided(`Arrivato il ${instant}`),
    fingerprint: 'Impronta',
    copyFingerprint: 'Copia l’impronta',
    accepted: 'Accettato',
    refusedBecause: 'Rifiutato.',
    copy: 'Copia',
    copied: 'Copiato.',
    close: 'Chiudi',
    load: {
      view: 'Non è stato possibile mostrare il documento.',
      download: 'Non è stato possibile scaricare il documento.',
    },
  },
})

import { messageLabels } from '@coussinet/contract/domain/message-labels.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const filesMessages = messages({
  fr: {
    title: messageLabels.fr.files,
    optional: '(facultatif)',
    drop: 'Joindre un fichier',
    most: (formats: string) => `${formats}. Trois fichiers au plus, qui ne sont pas gardés si vous quittez la page.`,
    tooMany: 'Trois fichiers au plus\u00a0: les autres n’ont pas été ajoutés.',
    wait: 'Un fichier est encore en préparation. Patientez un instant.',
    mend: 'Retirez ou remplacez le fichier qui n’a pas été accepté.',
    removeOne: (name: string) => `Retirer ${name}`,
    view: (name: string) => `Voir ${name}`,
    close: 'Fermer',
    ready: 'Prêt',
    sending: (percent: string) => `Envoi des fichiers\u00a0: ${percent}`,
    cancel: 'Annuler l’envoi',
    cancelled: 'L’envoi est annulé. Votre message reste ici.',
  },
  it: {
    title: messageLabels.it.files,
    optional: '(facoltativo)',
    drop: 'Allega un file',
    most: (formats: string) => `${formats}. Tre file al massimo, che non vengono conservati se lascia la pagina.`,
    tooMany: 'Tre file al massimo: gli altri non sono stati aggiunti.',
    wait: 'Un file è ancora in preparazione. Attenda un istante.',
    mend: 'Rimuova o sostituisca il file che non è stato accettato.',
    removeOne: (name: string) => `Rimuovi ${name}`,
    view: (name: string) => `Vedi ${name}`,
    close: 'Chiudi',
    ready: 'Pronto',
    sending: (percent: string) => `Invio dei file: ${percent}`,
    cancel: 'Annulla l’invio',
    cancelled: 'L’invio è annullato. Il Suo messaggio resta qui.',
  },
})

import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const ownMessages = messages({
  fr: {
    title: 'Vos messages',
    loading: 'Chargement en cours…',
    failed: 'Nous n’avons pas pu afficher vos messages.',
    all: (count: number) => `Voir tous vos messages (${count})`,
    answered: (day: string) => `Répondu le ${day}`,
    waiting: (day: string) => `Envoyé le ${day}, sans réponse pour l’instant`,
    sent: (day: string) => `Envoyé le ${day}`,
    reference: 'Référence\u00a0:',
    yours: messageLabels.fr.text,
    files: (names: string) => `${messageLabels.fr.files}\u00a0: ${names}`,
    answers: messageLabels.fr.answers,
    none: 'Pas encore de réponse. Un e-mail vous prévient dès qu’elle est là.',
    by: (author: string, day: string) => `${author}, le ${day}`,
    again: 'Écrire un autre message',
  },
  it: {
    title: 'I Suoi messaggi',
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare i Suoi messaggi.',
    all: (count: number) => `Vedi tutti i messaggi (${count})`,
    answered: (day: string) => elided(`Risposta del ${day}`),
    waiting: (day: string) => elided(`Inviato il ${day}, per ora senza risposta`),
    sent: (day: string) => elided(`Inviato il ${day}`),
    reference: 'Riferimento:',
    yours: messageLabels.it.text,
    files: (names: string) => `${messageLabels.it.files}: ${names}`,
    answers: messageLabels.it.answers,
    none: 'Ancora nessuna risposta. Un’e-mail La avvisa appena arriva.',
    by: (author: string, day: string) => `${author}, ${day}`,
    again: 'Scrivi un altro messaggio',
  },
})

import { amountDue } from '@coussinet/contract/domain/amount-due.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const homeMessages = messages({
  fr: {
    hello: (firstname: string) => `Bonjour ${firstname}`,
    due: amountDue.fr.left,
    heroTitle: 'Une facture du vétérinaire ?',
    heroText: 'Prenez-la en photo ou choisissez le PDF. Réponse sous deux jours ouvrés.',
    endedTitle: 'Une facture d’avant la fin de votre contrat ?',
    leftTitle: 'Une facture à nous envoyer encore ?',
    endedText: (day: string) => `Les soins reçus jusqu’au ${day} se remboursent encore.`,
    ask: 'Demander un remboursement',
    formats: 'PDF, JPG, PNG ou HEIC, 5 Mo au maximum',
    underWay: 'Demandes en cours',
    seeAll: 'Tout voir',
    animals: 'Vos animaux',
    loading: 'Chargement en cours…',
    load: {
      requests: 'Nous n’avons pas pu afficher vos demandes en cours.',
      animals: 'Nous n’avons pas pu afficher vos animaux.',
    },
  },
  it: {
    hello: (firstname: string) => `Buongiorno ${firstname}`,
    due: amountDue.it.left,
    heroTitle: 'Una fattura del veterinario?',
    heroText: 'La fotografi o scelga il PDF. Risposta entro 48 ore.',
    endedTitle: 'Una fattura di prima della fine della polizza?',
    leftTitle: 'Una fattura ancora da inviarci?',
    endedText: (day: string) => elided(`Le cure ricevute fino al ${day} sono ancora rimborsabili.`),
    ask: 'Richiedi un rimborso',
    formats: 'PDF, JPG, PNG o HEIC, massimo 5 MB',
    underWay: 'Richieste in corso',
    seeAll: 'Vedi tutto',
    animals: 'I Suoi animali',
    loading: 'Caricamento in corso…',
    load: {
      requests: 'Non è stato possibile caricare le Sue richieste in corso.',
      animals: 'Non è stato possibile caricare i Suoi animali.',
    },
  },
})

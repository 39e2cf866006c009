import { amountDue } from '@coussinet/contract/domain/amount-due.ts'

export const homeMessages = {
  hello: (firstname: string) => `Bonjour ${firstname}`,
  due: amountDue.fr.left,
  heroTitle: 'Une facture du vétérinaire ?',
  heroText: (soon: string) => `Prenez-la en photo ou choisissez le PDF. Réponse ${soon}.`,
  endedTitle: 'Une facture d’avant la fin de votre contrat ?',
  leftTitle: 'Une facture à nous envoyer encore ?',
  endedText: (day: string) => `Les soins reçus jusqu’au ${day} se remboursent encore.`,
  ask: 'Envoyer une facture',
  formats: 'PDF, JPG, PNG ou HEIC, 5 Mo au maximum',
  underWay: 'Demandes en cours',
  seeAll: 'Tout voir',
  animals: 'Vos animaux',
  loading: 'Chargement en cours…',
  load: {
    requests: 'Nous n’avons pas pu afficher vos demandes en cours.',
    animals: 'Nous n’avons pas pu afficher vos animaux.',
  },
}

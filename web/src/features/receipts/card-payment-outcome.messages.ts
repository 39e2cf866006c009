import { plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const paymentMessages = messages({
  fr: {
    checking: 'Nous vérifions votre paiement…',
    open: 'Votre paiement est en attente.',
    openText:
      'Nous attendons la réponse de la banque : cette page se met à jour toute seule. Si vous avez quitté la page de paiement, vous pouvez la reprendre.',
    resume: 'Reprendre le paiement',
    paid: (amount: string) => `Merci, nous avons reçu ${amount}.`,
    paidText: (count: number) =>
      plural(
        count,
        'Votre cotisation est réglée. Un e-mail vous le confirme.',
        'Vos cotisations sont réglées. Un e-mail vous le confirme.',
        'fr',
      ),
    refused: 'Le paiement n’a pas été accepté.',
    refusedText: 'Rien n’a été débité. Essayez avec une autre carte, ou voyez avec votre banque.',
    abandoned: 'Le paiement n’a pas été terminé.',
    abandonedText: 'Rien n’a été débité. Vous pouvez recommencer quand vous voulez.',
    failed: 'Nous n’avons pas pu vérifier votre paiement.',
    retry: 'Réessayer',
    retrying: 'Vérification',
  },
  it: {
    checking: 'Stiamo verificando il pagamento…',
    open: 'Il pagamento è in attesa.',
    openText:
      'Attendiamo la risposta della banca: questa pagina si aggiorna da sola. Se ha lasciato la pagina di pagamento, può riprenderla.',
    resume: 'Riprendi il pagamento',
    paid: (amount: string) => `Grazie, abbiamo ricevuto ${amount}.`,
    paidText: (count: number) =>
      plural(
        count,
        'Il Suo premio è pagato. Riceverà un’e-mail di conferma.',
        'I Suoi premi sono pagati. Riceverà un’e-mail di conferma.',
        'it',
      ),
    refused: 'Il pagamento non è stato accettato.',
    refusedText: 'Non è stato addebitato nulla. Provi con un’altra carta o si rivolga alla Sua banca.',
    abandoned: 'Il pagamento non è stato completato.',
    abandonedText: 'Non è stato addebitato nulla. Può ricominciare quando vuole.',
    failed: 'Non è stato possibile verificare il pagamento.',
    retry: 'Riprova',
    retrying: 'Verifica',
  },
})

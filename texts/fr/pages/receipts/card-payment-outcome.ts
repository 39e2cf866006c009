import { plural } from '@coussinet/contract/domain/grammar.ts'

export const paymentMessages = {
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
}

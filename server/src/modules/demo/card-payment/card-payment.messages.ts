import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { PaymentOutcome } from '#platform/payments/provider.ts'

type Words = Record<'title' | 'lead' | 'warning' | 'pay' | 'refuse' | 'leave' | 'back' | 'other_language', string> & {
  over: Record<Exclude<PaymentOutcome, 'open'>, string>
}

export const cardPaymentWords: Record<Language, Words> = {
  fr: {
    title: 'Paiement par carte de démonstration',
    lead: 'Cette page joue le rôle du prestataire de paiement. Choisissez ce qui se passe.',
    warning: 'Aucun argent ne circule. Ne saisissez aucun numéro de carte : rien ici ne le demande.',
    pay: 'Payer',
    refuse: 'Faire refuser la carte',
    leave: 'Quitter la page',
    back: 'Revenir au portail',
    other_language: 'Italiano',
    over: {
      paid: 'Ce paiement a déjà été accepté.',
      refused: 'La carte a été refusée : ce paiement est terminé.',
      abandoned: 'Ce paiement n’est plus ouvert.',
    },
  },
  it: {
    title: 'Pagamento con carta dimostrativo',
    lead: 'Questa pagina fa la parte del fornitore di pagamenti. Scelga che cosa succede.',
    warning: 'Nessuna somma viene addebitata. Non inserisca alcun numero di carta: qui nulla lo richiede.',
    pay: 'Paga',
    refuse: 'Far rifiutare la carta',
    leave: 'Esci dalla pagina',
    back: 'Torna al portale',
    other_language: 'Français',
    over: {
      paid: 'Questo pagamento è già stato accettato.',
      refused: 'La carta è stata rifiutata: questo pagamento è concluso.',
      abandoned: 'Questo pagamento non è più aperto.',
    },
  },
}

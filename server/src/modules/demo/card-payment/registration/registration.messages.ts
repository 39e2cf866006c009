import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { CardChoice } from './sandbox-cards.ts'

type Words = Record<
  | 'title'
  | 'lead'
  | 'heading'
  | 'text'
  | 'warning'
  | 'expires'
  | 'expired'
  | 'refuse'
  | 'leave'
  | 'back'
  | 'over'
  | 'chosen'
  | 'other_language',
  string
> & {
  cards: Record<CardChoice, string>
}

export const registrationWords: Record<Language, Words> = {
  fr: {
    title: 'Enregistrement d’une carte de démonstration',
    lead: 'Cette page joue le rôle du prestataire de paiement. Choisissez la carte que vous auriez saisie.',
    heading: 'Quelle carte enregistrer ?',
    text: 'Ces cartes n’existent pas : aucun débit n’aura lieu.',
    warning: 'Ne saisissez aucun numéro de carte : rien ici ne le demande.',
    cards: { visa: 'Une carte Visa', mastercard: 'Une carte Mastercard', expired: 'Une carte Visa périmée' },
    expires: 'expire fin',
    expired: 'a expiré fin',
    refuse: 'La carte est refusée',
    leave: 'Quitter la page',
    back: 'Revenir au portail',
    over: 'Cet enregistrement n’est plus ouvert.',
    chosen: 'Une carte a déjà été choisie.',
    other_language: 'Italiano',
  },
  it: {
    title: 'Registrazione di una carta dimostrativa',
    lead: 'Questa pagina fa la parte del fornitore di pagamenti. Scelga la carta che avrebbe inserito.',
    heading: 'Quale carta registrare?',
    text: 'Queste carte non esistono: non avverrà alcun addebito.',
    warning: 'Non inserisca alcun numero di carta: qui nulla lo richiede.',
    cards: { visa: 'Una carta Visa', mastercard: 'Una carta Mastercard', expired: 'Una carta Visa scaduta' },
    expires: 'scade a fine',
    expired: 'è scaduta a fine',
    refuse: 'La carta viene rifiutata',
    leave: 'Esci dalla pagina',
    back: 'Torna al portale',
    over: 'Questa registrazione non è più aperta.',
    chosen: 'Una carta è già stata scelta.',
    other_language: 'Français',
  },
}

import type { DeclineCode } from '../receipts.ts'
import { messages } from './messages.ts'

/** Why a contribution came back, in plain words and never the bare code (domain rules §4.5). */
export const declineNames = messages({
  fr: {
    AM04: 'Provision insuffisante',
    MS03: 'Refusé par la banque',
    TM01: 'Incident technique',
    FF01: 'Incident technique',
    FF05: 'Incident technique',
    AM05: 'Prélèvement en double',
    AC01: 'Compte introuvable',
    AC04: 'Compte clôturé',
    AC06: 'Compte bloqué',
    AG01: 'Compte non prélevable',
    MD01: 'Mandat non valable',
    MD06: 'Prélèvement contesté',
    MD07: 'Compte indisponible',
    MS02: 'Refusé par le titulaire du compte',
    RC01: 'Banque non reconnue',
    SL01: 'Bloqué par vos réglages bancaires',
    CNOR: 'Banque non joignable',
    DNOR: 'Banque non joignable',
    card_expired: 'Carte expirée',
    card_refused: 'Carte refusée',
    card_lost: 'Carte déclarée perdue',
  } satisfies Record<DeclineCode, string>,
  it: {
    AM04: 'Fondi insufficienti',
    MS03: 'Respinto dalla banca',
    TM01: 'Problema tecnico',
    FF01: 'Problema tecnico',
    FF05: 'Problema tecnico',
    AM05: 'Addebito doppio',
    AC01: 'Conto non trovato',
    AC04: 'Conto chiuso',
    AC06: 'Conto bloccato',
    AG01: 'Conto non addebitabile',
    MD01: 'Mandato non valido',
    MD06: 'Addebito contestato',
    MD07: 'Conto non disponibile',
    MS02: 'Respinto dall’intestatario del conto',
    RC01: 'Banca non riconosciuta',
    SL01: 'Bloccato dalle Sue impostazioni bancarie',
    CNOR: 'Banca non raggiungibile',
    DNOR: 'Banca non raggiungibile',
    card_expired: 'Carta scaduta',
    card_refused: 'Carta rifiutata',
    card_lost: 'Carta segnalata come smarrita',
  },
})

/** Means of payment that refused a contribution: the reasons of a card are its own. */
export const declinedMeans = (code: DeclineCode | null): 'bank_account' | 'card' =>
  code?.startsWith('card_') ? 'card' : 'bank_account'

// domain rules §4.5: no money, no reason given, or our own mistake
const retried: readonly DeclineCode[] = ['AM04', 'MS03', 'TM01', 'FF01', 'FF05']

/** Tells whether the bank is asked once more after this refusal. */
export const isRetried = (code: DeclineCode): boolean => retried.includes(code)

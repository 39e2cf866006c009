import type { DeclineCode } from '@coussinet/contract/receipts.ts'
import type { Language } from '#platform/texts.ts'

// domain rules §4.5: in plain words, never the bare code alone
const of = (fr: string, it: string): Readonly<Record<Language, string>> => ({ fr, it })
const ours = of('Incident technique', 'Problema tecnico')
const unreached = of('Banque non joignable', 'Banca non raggiungibile')

/** Why a contribution came back. */
export const declineWords: Readonly<Record<DeclineCode, Readonly<Record<Language, string>>>> = {
  AM04: of('Provision insuffisante', 'Fondi insufficienti'),
  MS03: of('Refusé par la banque', 'Respinto dalla banca'),
  TM01: ours,
  FF01: ours,
  FF05: ours,
  AM05: of('Prélèvement en double', 'Addebito doppio'),
  AC01: of('Compte introuvable', 'Conto non trovato'),
  AC04: of('Compte clôturé', 'Conto chiuso'),
  AC06: of('Compte bloqué', 'Conto bloccato'),
  AG01: of('Compte non prélevable', 'Conto non addebitabile'),
  MD01: of('Mandat non valable', 'Mandato non valido'),
  MD06: of('Prélèvement contesté', 'Addebito contestato'),
  MD07: of('Compte indisponible', 'Conto non disponibile'),
  MS02: of('Refusé par le titulaire du compte', 'Respinto dall’intestatario del conto'),
  RC01: of('Banque non reconnue', 'Banca non riconosciuta'),
  SL01: of('Bloqué par vos réglages bancaires', 'Bloccato dalle Sue impostazioni bancarie'),
  CNOR: unreached,
  DNOR: unreached,
  card_expired: of('Carte expirée', 'Carta scaduta'),
  card_refused: of('Carte refusée', 'Carta rifiutata'),
  card_lost: of('Carte déclarée perdue', 'Carta segnalata come smarrita'),
}

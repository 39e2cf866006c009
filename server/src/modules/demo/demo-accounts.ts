import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { seedMembers } from './seed/seed-rows.ts'

// Letters alone, one of them large, whatever the name is.
const word = brandName
  .replaceAll(/[^\p{L}]/gu, '')
  .toLowerCase()
  .padEnd(3, 'o')

/** The one password of every account that the demo offers: the brand's name, and `#2026`. */
export const demoPassword = `${word.charAt(0).toUpperCase()}${word.slice(1)}#2026`

const notes: Record<string, Record<Language, string>> = {
  m1: {
    fr: 'a de tout : trois animaux, des demandes dans chaque état',
    it: 'ha di tutto: tre animali, richieste in ogni stato',
  },
  m2: { fr: 'en italien, deux animaux, un document attendu', it: 'in italiano, due animali, un documento atteso' },
  m3: { fr: 'en Belgique, paie par carte (expirée)', it: 'in Belgio, paga con carta (scaduta)' },
  m4: { fr: 'contrat en préparation', it: 'polizza in preparazione' },
  m5: { fr: 'en italien, contrat tout neuf, rien encore', it: 'in italiano, polizza nuova, ancora senza richieste' },
  m6: { fr: 'garanties suspendues, cotisations impayées', it: 'copertura sospesa, premi non pagati' },
}

export const demoAccounts = seedMembers
  .filter(({ has_signed_in }) => has_signed_in)
  .map(({ id, nevg, firstname, lastname }) => ({ nevg, firstname, lastname, note: notes[id] ?? { fr: '', it: '' } }))

/** A member without a password yet, with whom a first connection can be tried; null when the data has none. */
export const firstConnection =
  seedMembers
    .filter(({ has_signed_in }) => !has_signed_in)
    .map(({ nevg, firstname, lastname }) => ({ nevg, firstname, lastname }))[0] ?? null

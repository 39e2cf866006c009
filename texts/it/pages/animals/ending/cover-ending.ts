import type { Animal } from '@coussinet/contract/animals.ts'
import { lostDays } from '@coussinet/contract/domain/cover.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/animals/ending/cover-ending.ts'

type Gender = Animal['gender']

export const coverEndingMessages: Translated<typeof french.coverEndingMessages> = {
  title: (name: string) => `${name} non è più con Lei`,
  lead: 'Ci dica semplicemente che cosa è successo: al resto pensiamo noi. La sua pagina, i rimborsi e i documenti restano nella Sua area personale.',
  what: 'Che cosa è successo?',
  label: {
    deceased: (name: string, gender: Gender) => `${name} è ${gender === 'male' ? 'morto' : 'morta'}`,
    sold: (name: string) => `${name} vive con un’altra famiglia`,
    lost: (name: string, gender: Gender) => `${name} si è ${gender === 'male' ? 'perso' : 'persa'}`,
  },
  hint: {
    sold: (gender: Gender) => (gender === 'male' ? 'Regalato, affidato o venduto' : 'Regalata, affidata o venduta'),
    lost: (gender: Gender) =>
      `La copertura continua per ${lostDays} giorni, il tempo di ${gender === 'male' ? 'ritrovarlo' : 'ritrovarla'}`,
  },
  day: {
    deceased: () => 'Il giorno della morte',
    sold: (gender: Gender) => `Il giorno in cui è ${gender === 'male' ? 'andato' : 'andata'} via`,
    lost: (gender: Gender) => `L’ultimo giorno in cui l’ha ${gender === 'male' ? 'visto' : 'vista'}`,
  },
  noReason: 'Scelga che cosa è successo.',
  noDay: {
    deceased: () => 'Indichi il giorno della morte, anche approssimativo.',
    sold: (gender: Gender) =>
      `Indichi il giorno in cui è ${gender === 'male' ? 'andato' : 'andata'} via, anche approssimativo.`,
    lost: (gender: Gender) =>
      `Indichi l’ultimo giorno in cui l’ha ${gender === 'male' ? 'visto' : 'vista'}, anche approssimativo.`,
  },
  follows: 'Che cosa accadrà',
  last: (day: string) => elided(`Il ${day} sarà l’ultimo giorno della sua copertura.`),
  lastToday: (day: string) => `La sua copertura terminerà oggi, ${day}.`,
  contribution: 'Il suo premio si ferma con essa; quanto fosse stato pagato oltre Le viene restituito.',
  care: 'Le cure ricevute fino a quel giorno restano rimborsabili: può ancora inviarcene le fatture.',
  proof:
    'Per ora non serve altro. Un certificato del veterinario, o l’anagrafe aggiornata, basterà se dovremo chiederglielo.',
  lastOne: 'È il Suo ultimo animale assicurato: la polizza terminerà con la sua copertura.',
  act: 'Registra',
  sending: 'Invio',
  back: (name: string) => `Torna alla pagina di ${name}`,
  done: 'Ne abbiamo preso nota',
  sorry: (name: string) => `Le siamo vicini. ${name} conserva il suo posto qui.`,
  doneText: (day: string) =>
    elided(
      `Il ${day} è l’ultimo giorno della sua copertura. Glielo abbiamo appena scritto per e-mail, e non dovrà ripetere nulla.`,
    ),
  mistake: 'Un errore? Ci scriva, lo correggeremo.',
  toContact: 'Contatti',
  subject: (name: string) => `Fine della copertura di ${name}: un errore`,
  toPage: (name: string) => `Vedi la pagina di ${name}`,
  toHome: 'Torna alla home',
  gone: 'La sua copertura è già terminata.',
}

import { plural, elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { contributionName } from '@coussinet/contract/domain/receipt-labels.ts'
import type * as french from '../../../fr/pages/home/home-side.ts'

export const lastRefundsMessages: Translated<typeof french.lastRefundsMessages> = {
  title: 'Ultimi rimborsi',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare i Suoi rimborsi precedenti.',
}

export const contributionMessages: Translated<typeof french.contributionMessages> = {
  next: 'Prossimo premio mensile',
  due: (month: string, day: string) => `${contributionName(month, 'it')}, addebito ${day}`,
  declined: (count: number, month: string) =>
    plural(count, `${contributionName(month, 'it')} non pagato`, `${count} premi mensili non pagati`, 'it'),
  declinedText: (count: number, isSuspended: boolean) =>
    `${plural(count, 'Il pagamento non è andato a buon fine. Lo regolarizzi', 'I pagamenti non sono andati a buon fine. Li regolarizzi', 'it')} per ${isSuspended ? 'riattivare' : 'mantenere'} la copertura.`,
  retry: (day: string, onFormer: boolean) => `Nuovo tentativo ${onFormer ? 'sul vecchio conto ' : ''}${day}.`,
  collected: (count: number, day: string) =>
    `${plural(count, 'Sarà addebitato', 'Saranno addebitati', 'it')} sul nuovo conto, ${day} al più presto.`,
  left: 'Era previsto prima che sapessimo della fine della copertura. Se viene ancora addebitato, Le viene restituito.',
  mend: 'Regolarizza',
  thenNext: (amount: string, day: string) => `Poi ${amount}, ${day}`,
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare il Suo prossimo premio mensile.',
}

export const unreadMessages: Translated<typeof french.unreadMessages> = {
  title: 'Da leggere',
  all: 'Notifiche',
  none: 'Ha letto tutto.',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare le Sue notifiche.',
}

export const welcomeMessages: Translated<typeof french.welcomeMessages> = {
  title: (firstname: string) => `${firstname}, Le diamo il benvenuto: la polizza è in preparazione`,
  body: (day: string) =>
    elided(
      `La copertura decorre dal ${day}. Da quel giorno potrà chiedere i rimborsi e vedere qui il dettaglio della polizza.`,
    ),
  locked: 'I rimborsi saranno disponibili dalla data di decorrenza della polizza.',
  awaited: {
    title: (firstname: string) => `${firstname}, Le diamo il benvenuto: la polizza sta arrivando`,
    body: 'La Sua area personale è aperta. Stiamo registrando la polizza: appena sarà qui la troverà in questa pagina, con le garanzie e i rimborsi.',
    meanwhile: 'Intanto verifichi i Suoi dati e scelga come ricevere i nostri avvisi.',
  },
}

import { plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { contributionName } from '@coussinet/contract/domain/receipts.ts'

export const contributionMessages = messages({
  fr: {
    next: 'Prochaine cotisation',
    due: (month: string, day: string) => `${contributionName(month, 'fr')}, prélevée ${day}`,
    declined: (count: number, month: string) =>
      plural(count, `${contributionName(month, 'fr')} impayée`, `${count} cotisations impayées`, 'fr'),
    declinedText: (count: number, isSuspended: boolean) =>
      `${plural(count, 'Le paiement n’a pas abouti. Régularisez-la', 'Les paiements n’ont pas abouti. Régularisez-les', 'fr')} pour ${isSuspended ? 'retrouver' : 'garder'} vos garanties.`,
    retry: (day: string, onFormer: boolean) => `Nouvel essai ${onFormer ? 'sur l’ancien compte ' : ''}${day}.`,
    collected: (count: number, day: string) =>
      `${plural(count, 'Elle sera prélevée', 'Elles seront prélevées', 'fr')} sur le nouveau compte, ${day} au plus tôt.`,
    mend: 'Régulariser',
    thenNext: (amount: string, day: string) => `Puis ${amount}, ${day}`,
    loading: 'Chargement en cours…',
    failed: 'Nous n’avons pas pu afficher votre prochaine cotisation.',
  },
  it: {
    next: 'Prossimo premio mensile',
    due: (month: string, day: string) => `${contributionName(month, 'it')}, addebito ${day}`,
    declined: (count: number, month: string) =>
      plural(count, `${contributionName(month, 'it')} non pagato`, `${count} premi mensili non pagati`, 'it'),
    declinedText: (count: number, isSuspended: boolean) =>
      `${plural(count, 'Il pagamento non è andato a buon fine. Lo regolarizzi', 'I pagamenti non sono andati a buon fine. Li regolarizzi', 'it')} per ${isSuspended ? 'riattivare' : 'mantenere'} la copertura.`,
    retry: (day: string, onFormer: boolean) => `Nuovo tentativo ${onFormer ? 'sul vecchio conto ' : ''}${day}.`,
    collected: (count: number, day: string) =>
      `${plural(count, 'Sarà addebitato', 'Saranno addebitati', 'it')} sul nuovo conto, ${day} al più presto.`,
    mend: 'Regolarizza',
    thenNext: (amount: string, day: string) => `Poi ${amount}, ${day}`,
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare il Suo prossimo premio mensile.',
  },
})

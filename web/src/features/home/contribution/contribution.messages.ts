import { deName, messages, plural } from '#platform/language/i18n.ts'

export const contributionMessages = messages({
  fr: {
    next: 'Prochaine cotisation',
    due: (month: string, day: string) => `Cotisation ${deName(month)}, prélevée ${day}`,
    declined: (count: number, month: string) => plural(count, `Cotisation ${deName(month)} impayée`, `${count} cotisations impayées`, 'fr'),
    declinedText: (count: number) =>
      plural(count, 'Le prélèvement n’a pas abouti. Régularisez-la pour garder vos garanties.', 'Les prélèvements n’ont pas abouti. Régularisez-les pour garder vos garanties.', 'fr'),
    retry: (day: string) => `Nouvel essai ${day}.`,
    mend: 'Régulariser',
    thenNext: (amount: string, day: string) => `Puis ${amount}, ${day}`,
    loading: 'Chargement en cours…',
    failed: 'Nous n’avons pas pu afficher votre prochaine cotisation.',
  },
  it: {
    next: 'Prossimo premio mensile',
    due: (month: string, day: string) => `Premio di ${month}, addebito ${day}`,
    declined: (count: number, month: string) => plural(count, `Premio di ${month} non pagato`, `${count} premi mensili non pagati`, 'it'),
    declinedText: (count: number) =>
      plural(count, 'L’addebito non è andato a buon fine. Lo regolarizzi per mantenere la copertura.', 'Gli addebiti non sono andati a buon fine. Li regolarizzi per mantenere la copertura.', 'it'),
    retry: (day: string) => `Nuovo tentativo ${day}.`,
    mend: 'Regolarizza',
    thenNext: (amount: string, day: string) => `Poi ${amount}, ${day}`,
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare il Suo prossimo premio mensile.',
  },
})

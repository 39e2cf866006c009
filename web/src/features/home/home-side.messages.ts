import { elided, plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { contributionName } from '@coussinet/contract/domain/receipt-labels.ts'

export const lastRefundsMessages = messages({
  fr: {
    title: 'Derniers remboursements',
    loading: 'Chargement en cours…',
    failed: 'Nous n’avons pas pu afficher vos remboursements passés.',
  },
  it: {
    title: 'Ultimi rimborsi',
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare i Suoi rimborsi precedenti.',
  },
})

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
    left: 'Elle était prévue avant que nous n’apprenions la fin des garanties. Si elle est encore prélevée, elle vous est rendue.',
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
    left: 'Era previsto prima che sapessimo della fine della copertura. Se viene ancora addebitato, Le viene restituito.',
    mend: 'Regolarizza',
    thenNext: (amount: string, day: string) => `Poi ${amount}, ${day}`,
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare il Suo prossimo premio mensile.',
  },
})

export const unreadMessages = messages({
  fr: {
    title: 'Non lues',
    all: 'Notifications',
    none: 'Vous avez tout lu.',
    loading: 'Chargement en cours…',
    failed: 'Nous n’avons pas pu afficher vos notifications.',
  },
  it: {
    title: 'Da leggere',
    all: 'Notifiche',
    none: 'Ha letto tutto.',
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare le Sue notifiche.',
  },
})

export const welcomeMessages = messages({
  fr: {
    title: (firstname: string) => `Bienvenue ${firstname}, votre contrat se prépare`,
    body: (day: string) =>
      `Vos garanties débutent le ${day}. Dès ce jour, vous pourrez demander vos remboursements et voir le détail de votre contrat ici.`,
    locked: 'Les remboursements seront disponibles à la date d’effet de votre contrat.',
    awaited: {
      title: (firstname: string) => `Bienvenue ${firstname}, votre contrat arrive`,
      body: 'Votre espace est ouvert. Nous enregistrons votre contrat : dès qu’il sera là, vous le trouverez ici, avec vos garanties et vos remboursements.',
      meanwhile: 'En attendant, vérifiez vos informations et choisissez comment nous vous prévenons.',
    },
  },
  it: {
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
  },
})

import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/home.ts'
import { elided, plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { amountDue } from './payment-words.ts'

export const homeMessages: Translated<typeof french.homeMessages> = {
  hello: (firstname: string) => `Buongiorno ${firstname}`,
  due: amountDue.left,
  heroTitle: 'Una fattura del veterinario?',
  heroText: (soon: string) => `La fotografi o scelga il PDF. Risposta ${soon}.`,
  endedTitle: 'Una fattura di prima della fine della polizza?',
  leftTitle: 'Una fattura ancora da inviarci?',
  endedText: (day: string) => elided(`Le cure ricevute fino al ${day} sono ancora rimborsabili.`),
  ask: 'Invia una fattura',
  formats: 'PDF, JPG, PNG o HEIC, massimo 5 MB',
  underWay: 'Richieste in corso',
  seeAll: 'Vedi tutto',
  animals: 'I Suoi animali',
  loading: 'Caricamento in corso…',
  load: {
    requests: 'Non è stato possibile caricare le Sue richieste in corso.',
    animals: 'Non è stato possibile caricare i Suoi animali.',
  },
}

export const lastRefundsMessages: Translated<typeof french.lastRefundsMessages> = {
  title: 'Ultimi rimborsi',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare i Suoi rimborsi precedenti.',
}

export const contributionMessages: Translated<typeof french.contributionMessages> = {
  next: 'Prossimo premio mensile',
  due: (contribution: string, day: string) => `${contribution}, addebito ${day}`,
  declined: (count: number, contribution: string) =>
    plural(count, `${contribution} non pagato`, `${count} premi mensili non pagati`, 'it'),
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

export const onboardingMessages = ({
  hasWaits,
  highestGain,
}: BrandFacts): Translated<ReturnType<typeof french.onboardingMessages>> => ({
  title: 'I Suoi dati',
  count: (done: number, all: number) => (done === all ? 'completi' : `${done} su ${all}`),
  seeAll: (count: number) => `Vedi tutto (${count})`,
  seeLess: 'Vedi meno',
  before: (day: string) => elided(`Entro il ${day}`),
  over: (day: string) => elided(`Termine scaduto il ${day}`),
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare ciò che manca ai Suoi dati.',
  tips: {
    add_mobile: {
      title: 'Aggiunga il cellulare',
      text: 'Serve a firmare i mandati e ad avvisarLa di ogni rimborso.',
    },
    confirm_email: { title: 'Confermi la Sua e-mail', text: 'Basta un clic nel messaggio che Le abbiamo inviato.' },
    add_iban: { title: 'Indichi il Suo IBAN', text: 'Senza non possiamo accreditarLe i rimborsi.' },
    add_icad: {
      title: (name: string) => `Completi il numero di identificazione di ${name}`,
      text: 'Lo trova sul passaporto o sul certificato di anagrafe.',
    },
    get_care_sheet: {
      title: 'Tenga pronto un modulo di cura',
      text: 'Lo stampi prima della prossima visita dal veterinario.',
    },
    read_cover: {
      title: 'Scopra le Sue coperture',
      text: hasWaits ? 'Percentuale, massimale e carenze in una pagina.' : 'Percentuale e massimale in una pagina.',
    },
    invite: { title: 'Presenti un amico', text: `Fino a ${highestGain} € per ogni polizza convalidata.` },
  },
  inviteFixed: '25 € per ogni polizza convalidata.',
  ofYourAnimal: 'Completi il numero di identificazione del Suo animale',
})

import { messages } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const scheduleMessages = messages({
  fr: {
    title: pageNames.schedule.fr,
    lead: 'Les dates et les montants de vos prélèvements. Si un jour n’est pas ouvré, la banque débite le jour ouvré suivant.',
    years: 'Choisir une année',
    inYear: (year: number) => `Échéances de ${year}`,
    date: 'Échéance',
    month: 'Cotisation',
    amount: 'Montant',
    total: 'Total',
    next: 'Prochaine',
    none: (year: number) => `Aucune échéance en ${year}`,
    noneText: 'Nous n’avons aucune échéance à vous montrer pour cette année.',
    calendar: 'Retrouver ces dates dans mon agenda',
    loading: 'Chargement en cours…',
    failed: 'Nous n’avons pas pu afficher votre échéancier.',
  },
  it: {
    title: pageNames.schedule.it,
    lead: 'Le date e gli importi dei Suoi addebiti. Se un giorno non è lavorativo, la banca addebita il primo giorno lavorativo successivo.',
    years: 'Scegli un anno',
    inYear: (year: number) => `Scadenze del ${year}`,
    date: 'Scadenza',
    month: 'Premio',
    amount: 'Importo',
    total: 'Totale',
    next: 'Prossima',
    none: (year: number) => `Nessuna scadenza nel ${year}`,
    noneText: 'Non abbiamo scadenze da mostrarLe per quest’anno.',
    calendar: 'Ritrova queste date nel mio calendario',
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare il piano dei pagamenti.',
  },
})

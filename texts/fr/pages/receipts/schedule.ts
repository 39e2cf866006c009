import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const scheduleMessages = {
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
}
